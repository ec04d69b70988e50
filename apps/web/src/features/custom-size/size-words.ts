import { type Bed, type CustomField, customProblems, type CustomSize, sizeBounds } from '@cpc/design';
import { useFormat, useT } from '@cpc/ui';
import { type Typed, type Unit, UNITS } from './measures.ts';

/** A length that many backs have, as an example of what to type; mm. */
const EXAMPLE = 71.5;

/** Lengths, bounds and faults of a custom size in words, in the customer's unit. */
export function useSizeWords(bed: Bed, unit: Unit) {
  const t = useT();
  const format = useFormat();
  const number = (mm: number) => format.number(mm / UNITS[unit].mm, 2);
  const length = (mm: number) => `${number(mm)}\u00a0${t(`size.${unit}`)}`;
  const range = (size: CustomSize, field: CustomField) => {
    const { least, most } = sizeBounds(bed, size)[field];
    return { least: number(least), most: length(most) };
  };
  return {
    length,
    bounds: (size: CustomSize, field: CustomField): string => t('size.bounds', range(size, field)),
    problems(size: CustomSize): Readonly<Partial<Typed>> {
      const wrong = customProblems(size, bed).map((field) => [
        field,
        Number.isNaN(size[field])
          ? t('size.notNumber', { example: number(EXAMPLE) })
          : t('size.outside', range(size, field)),
      ]);
      return Object.fromEntries(wrong);
    },
  };
}
