import type { Colour, Fill } from '@cpc/design';
import { Icon, useT } from '@cpc/ui';
import { FillTile, TILE_GRID } from './fill-tile.tsx';
import { INKS } from './palette.ts';

export function InkGrid({ fill, onChoose }: { readonly fill: Fill; readonly onChoose: (fill: Fill) => void }) {
  const t = useT();
  const colour = fill.kind === 'colour' ? fill.colour : undefined;
  return (
    <div className={TILE_GRID}>
      <FillTile
        label={t('studio.background.none')}
        chosen={fill.kind === 'none'}
        onChoose={() => onChoose({ kind: 'none' })}
      >
        <Icon name="close" />
      </FillTile>
      <OwnInk colour={colour} onChoose={(own) => onChoose({ kind: 'colour', colour: own })} />
      {INKS.map((ink) => (
        <FillTile
          key={ink.colour}
          label={t(ink.name)}
          chosen={ink.colour === colour}
          background={ink.colour}
          onChoose={() => onChoose({ kind: 'colour', colour: ink.colour })}
        />
      ))}
    </div>
  );
}

function OwnInk({
  colour,
  onChoose,
}: {
  readonly colour: Colour | undefined;
  readonly onChoose: (colour: Colour) => void;
}) {
  const t = useT();
  const isOwn = colour !== undefined && INKS.every((ink) => ink.colour !== colour);
  return (
    <label
      title={t('studio.colour.own')}
      className={`press bg-lifted has-focus-visible:outline-cool relative grid aspect-square place-items-center rounded-medium has-focus-visible:outline-3 ${isOwn ? 'outline-warm outline-3 outline-offset-2' : ''}`}
    >
      <input
        type="color"
        aria-label={t('studio.colour.own')}
        value={colour ?? INKS[0]?.colour}
        onChange={(event) => onChoose(event.currentTarget.value as Colour)}
        className="absolute inset-0 size-full opacity-0"
      />
      <Icon name="palette" />
    </label>
  );
}
