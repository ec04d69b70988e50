import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useT } from '../text/text-provider.tsx';

export interface Swatch {
  /** `#rrggbb` */
  readonly colour: string;
  readonly name: string;
  /** It can be chosen, but is not there now; the name says so too. */
  readonly gone?: boolean | undefined;
}

export interface ColourSwatchesProps {
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly value: string | undefined;
  readonly onChange: (colour: string) => void;
  /** Adds the device's own colour picker after the swatches. */
  readonly own?: boolean | undefined;
}

const DOT = 'border-ink/25 block size-8 rounded-full border';
const RING =
  'press has-checked:border-ink has-focus-visible:outline-cool relative grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent has-focus-visible:outline-3';

export function ColourSwatches({ label, swatches, value, onChange, own }: ColourSwatchesProps) {
  const name = useId();
  return (
    <fieldset data-base-ui-swipe-ignore="x" className="hide-scrollbar flex min-w-0 gap-1 overflow-x-auto p-1">
      <legend className="sr-only">{label}</legend>
      {own && <OwnColour value={value} onChange={onChange} />}
      {swatches.map((swatch) => (
        <label key={swatch.colour} className={RING} title={swatch.name}>
          <input
            type="radio"
            name={name}
            className="absolute inset-0 opacity-0"
            aria-label={swatch.name}
            checked={swatch.colour === value}
            onChange={() => onChange(swatch.colour)}
          />
          <span className={swatch.gone ? `${DOT} opacity-35` : DOT} style={{ backgroundColor: swatch.colour }} />
          {swatch.gone ? (
            <span className="bg-ink-soft pointer-events-none absolute h-0.5 w-9 -rotate-45 rounded-full" aria-hidden />
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}

function OwnColour({ value, onChange }: Pick<ColourSwatchesProps, 'value' | 'onChange'>) {
  const t = useT();
  return (
    <label className={`${RING} text-ink`} title={t('common.colour.own')}>
      <input
        type="color"
        className="absolute inset-0 size-full opacity-0"
        aria-label={t('common.colour.own')}
        value={value ?? '#ffffff'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span className="bg-lifted grid size-8 place-items-center rounded-full">
        <Icon name="palette" size={20} />
      </span>
    </label>
  );
}
