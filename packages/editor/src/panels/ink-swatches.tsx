import type { Colour } from '@cpc/design';
import { ColourSwatches, useT } from '@cpc/ui';
import { INKS } from './palette.ts';

export interface InkSwatchesProps {
  readonly label: string;
  readonly value: Colour | undefined;
  readonly onChange: (colour: Colour) => void;
}

/** The inks by name, and any colour of one's own. */
export function InkSwatches({ label, value, onChange }: InkSwatchesProps) {
  const t = useT();
  return (
    <ColourSwatches
      label={label}
      own
      swatches={INKS.map(({ colour, name }) => ({ colour, name: t(name) }))}
      value={value}
      onChange={(colour) => onChange(colour as Colour)}
    />
  );
}
