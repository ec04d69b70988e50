import { type Bed, type CustomField, type CustomSize, type Surface } from '@cpc/design';
import { readNumber } from '@cpc/domain';
import type { Formats } from '@cpc/i18n';

/** Millimetres in the units that people measure in, and the decimals that lose nothing. */
export const UNITS = { mm: { mm: 1, decimals: 2 }, inch: { mm: 25.4, decimals: 4 } } as const;
export type Unit = keyof typeof UNITS;

/** The text of each field, as typed in one unit. An empty margin means: in the middle of the bed. */
export type Typed = Readonly<Record<CustomField, string>>;

/** The smallest margin that the bleed leaves. */
const MARGIN = 2;
const CENTRED: readonly CustomField[] = ['marginTop', 'marginLeft'];

/** Reads a length as people of any language type it. Returns millimetres, or NaN for anything else. */
export function readLength(text: string, unit: Unit = 'mm'): number {
  const value = readNumber(text);
  if (value === undefined || value < 0 || /^\s*[-+\u2212]/u.test(text)) return Number.NaN;
  // A hundredth of a millimetre is finer than any printer.
  return Math.round(value * UNITS[unit].mm * 100) / 100;
}

/** Writes a number as people of the language type it. */
type Write = Formats['typed'];

/** A length in millimetres as the text of a field. */
function writeLength(length: number, unit: Unit, write: Write): string {
  const { mm, decimals } = UNITS[unit];
  return write(length / mm, decimals);
}

export function readSize(typed: Typed, bed: Bed, unit: Unit = 'mm'): CustomSize {
  const read = (field: CustomField) => readLength(typed[field], unit);
  const [width, height] = [read('width'), read('height')];
  const margin = (field: 'marginTop' | 'marginLeft', long: number, side: number) =>
    typed[field].trim() === '' ? middle(long, side) : read(field);
  return {
    marginTop: margin('marginTop', bed.height, height),
    marginLeft: margin('marginLeft', bed.width, width),
    width,
    height,
    corner: read('corner'),
  };
}

/** The texts of the fields for a size. @param bed margins that put the size in its middle stay empty */
export function typedOf(size: CustomSize, bed: Bed, unit: Unit, write: Write): Typed {
  const text = (field: CustomField) => writeLength(size[field], unit, write);
  const margin = (field: 'marginTop' | 'marginLeft', long: number, side: number) =>
    size[field] === middle(long, side) ? '' : text(field);
  return {
    marginTop: margin('marginTop', bed.height, size.height),
    marginLeft: margin('marginLeft', bed.width, size.width),
    width: text('width'),
    height: text('height'),
    corner: text('corner'),
  };
}

/** What was typed in one unit, in another one; what is no length stays. */
export function inUnit(typed: Typed, from: Unit, to: Unit, write: Write): Typed {
  const fields = Object.entries(typed) as [CustomField, string][];
  const converted = fields.map(([field, text]) => {
    const length = readLength(text, from);
    return [field, Number.isNaN(length) ? text : writeLength(length, to, write)];
  });
  return Object.fromEntries(converted) as Typed;
}

/** Measures that say where the print lies on the bed, not how large it is. */
export const isOnBed = (field: CustomField): boolean => CENTRED.includes(field);

const middle = (long: number, side: number): number =>
  Number.isNaN(side) ? MARGIN : Math.max(MARGIN, Math.round((long - side) * 5) / 10);

/** The initial measures of the form: those of a model, in the middle of the bed. */
export function beginning(bed: Bed, surface?: Surface): CustomSize {
  const width = Math.min(surface?.width ?? 70, bed.width - 2 * MARGIN);
  const height = Math.min(surface?.height ?? 145, bed.height - 2 * MARGIN);
  const corner = surface?.outline.kind === 'roundedRect' ? surface.outline.radius : Math.min(10, width / 2);
  return {
    marginTop: middle(bed.height, height),
    marginLeft: middle(bed.width, width),
    width,
    height,
    corner: Math.min(corner, width / 2, height / 2),
  };
}
