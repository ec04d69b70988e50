import type { ShellView } from '@cpc/contract';
import type { ShellId } from '@cpc/domain';
import { useFormat, useTranslator } from '@cpc/ui';

interface ShellTilesProps {
  readonly shells: readonly ShellView[];
  readonly chosen: ShellView | undefined;
  readonly onChoose: (shell: ShellId) => void;
}

/** What the goods can be made of: each with its picture, its name and its price. */
export function ShellTiles({ shells, chosen, onChoose }: ShellTilesProps) {
  const columns = shells.length === 2 || shells.length === 4 ? 'grid-cols-2' : 'grid-cols-2 min-[350px]:grid-cols-3';
  return (
    <div className={`grid gap-2 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] ${columns}`}>
      {shells.map((shell) => (
        <ShellTile key={shell.shell_id} shell={shell} chosen={shell === chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface ShellTileProps {
  readonly shell: ShellView;
  readonly chosen: boolean;
  readonly onChoose: (shell: ShellId) => void;
}

function ShellTile({ shell, chosen, onChoose }: ShellTileProps) {
  const { tOr } = useTranslator();
  const format = useFormat();
  const picture = pictureOf(shell.name);
  return (
    <label
      className={`press relative flex min-h-14 min-w-0 flex-col overflow-clip rounded-large border-2 bg-raised has-focus-visible:outline-3 has-focus-visible:outline-cool ${chosen ? 'border-warm' : 'border-transparent'}`}
    >
      <input
        type="radio"
        name="shell"
        className="absolute inset-0 z-1 opacity-0"
        checked={chosen}
        onChange={() => onChoose(shell.shell_id)}
      />
      {picture === undefined ? null : (
        <img src={picture} alt="" width={480} height={360} loading="lazy" className="aspect-4/3 w-full object-cover" />
      )}
      <span className="flex grow flex-col justify-between gap-0.5 px-2.5 py-2">
        <span className="text-small leading-tight font-medium hyphens-auto">
          {tOr(`shell.${shell.name}`, shell.name)}
        </span>
        <span className="figures text-micro text-ink-soft">{format.money(shell.price)}</span>
      </span>
    </label>
  );
}

const PICTURES: Readonly<Record<string, string>> = import.meta.glob('../../assets/shells/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of a shell of our catalogue, by its name; undefined for an operator's own. */
const pictureOf = (name: string): string | undefined => PICTURES[`../../assets/shells/${name}.webp`];
