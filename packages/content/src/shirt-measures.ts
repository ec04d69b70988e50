import type { SizeMeasures } from '@cpc/design';
import { GARMENT_SIZES, type GarmentSize } from '@cpc/domain';

/** Chest and length in cm, laid flat: usual measures of unisex cotton T-shirts in European makers' tables, 2026-11. */
const CENTIMETRES: Readonly<Record<GarmentSize, readonly [chest: number, length: number]>> = {
  XS: [46, 67],
  S: [49, 70],
  M: [52, 72],
  L: [55, 74],
  XL: [58, 76],
  '2XL': [62, 78],
  '3XL': [66, 80],
};

/** The sizes of the demo station's shirts, in mm. */
export const SHIRT_MEASURES: readonly SizeMeasures[] = GARMENT_SIZES.map((size) => {
  const [chest, length] = CENTIMETRES[size];
  return { size, chest: chest * 10, length: length * 10 };
});
