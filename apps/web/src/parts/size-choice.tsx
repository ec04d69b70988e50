import type { ShellView } from '@cpc/contract';
import { type ColourId, sizedColour } from '@cpc/domain';
import { Button, useT } from '@cpc/ui';
import { lazy, Suspense, useId, useState } from 'react';

type ColourView = ShellView['colours'][number];

const SizeHelp = lazy(() => import('./size-help.tsx'));

interface SizeChoiceProps {
  readonly shell: ShellView;
  /** The colour, in any size. */
  readonly shown: ColourView;
  readonly chosen: ColourId | undefined;
  readonly onChoose: (colour: ColourId) => void;
  /** Sizes that are sold out can be chosen, to wait for them. */
  readonly canWait?: boolean;
}

/** The sizes of a garment in one colour, and the way to its measures (CT-10). Nothing for goods without sizes. */
export function SizeChoice({ shell, shown, chosen, onChoose, canWait = false }: SizeChoiceProps) {
  const t = useT();
  const name = useId();
  const [helping, setHelping] = useState(false);
  const { colour, size } = sizedColour(shown.name);
  if (size === undefined) return null;
  const sizes = shell.colours.filter((one) => sizedColour(one.name).colour === colour);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <legend className="float-start text-small font-medium text-ink-soft">{t('about.size')}</legend>
        {shell.facts.sizes === undefined ? null : (
          <Button kind="ghost" icon="fit" onClick={() => setHelping(true)}>
            {t('about.size.which')}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {sizes.map((one) => {
          const label = sizedColour(one.name).size ?? '';
          const gone = one.stock === 0;
          return (
            <label
              key={one.colour_id}
              className={`press relative grid min-h-12 min-w-12 place-items-center rounded-medium border-2 border-transparent bg-raised px-2 font-semibold has-checked:border-warm has-focus-visible:outline-3 has-focus-visible:outline-cool ${gone ? 'text-ink-faint line-through' : ''}`}
            >
              <input
                type="radio"
                name={name}
                aria-label={gone ? t('about.size.gone', { size: label }) : label}
                className="absolute inset-0 opacity-0"
                disabled={gone && !canWait}
                checked={one.colour_id === chosen}
                onChange={() => onChoose(one.colour_id)}
              />
              {label}
            </label>
          );
        })}
      </div>
      {helping && shell.facts.sizes ? (
        <Suspense>
          <SizeHelp sizes={shell.facts.sizes} onClose={() => setHelping(false)} />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
