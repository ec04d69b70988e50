import { type Bed, type CustomField, type CustomSize, type Surface } from '@cpc/design';

/** The text of each field, as typed. */
export type Typed = Readonly<Record<CustomField, string>>;

/** The first Arabic-Indic and Persian digits, as on Arabic keyboards. */
const DIGITS = [0x660, 0x6f0] as const;

/**
 * Reads a length in millimetres as people type it: whole or decimal, with a comma, a point or the Arabic separator, in
 * Western or Arabic digits. Returns NaN for anything else.
 */
export function readLength(text: string): number {
  const western = text.trim().replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (DIGITS.find((zero) => code >= zero && code < zero + 10) ?? 0));
  });
  if (!/^\d+(?:[.,٫]\d*)?$|^[.,٫]\d+$/.test(western)) return Number.NaN;
  // A hundredth of a millimetre is finer than any printer.
  return Math.round(Number(western.replace(/[,٫]/, '.')) * 100) / 100;
}

export function readSize(typed: Typed): CustomSize {
  return {
    marginTop: readLength(typed.marginTop),
    marginLeft: readLength(typed.marginLeft),
    width: readLength(typed.width),
    height: readLength(typed.height),
    corner: readLength(typed.corner),
  };
}

/** The initial measures of the form: those of a model, in the middle of the bed. */
export function beginning(bed: Bed, surface?: Surface): CustomSize {
  const width = Math.min(surface?.width ?? 70, bed.width - 4);
  const height = Math.min(surface?.height ?? 145, bed.height - 4);
  const corner = surface?.outline.kind === 'roundedRect' ? surface.outline.radius : Math.min(10, width / 2);
  const middle = (long: number, side: number) => Math.round((long - side) * 5) / 10;
  return {
    marginTop: middle(bed.height, height),
    marginLeft: middle(bed.width, width),
    width,
    height,
    corner: Math.min(corner, width / 2, height / 2),
  };
}
