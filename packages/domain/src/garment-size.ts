/** The sizes of garments, the smallest first. */
export const GARMENT_SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
export type GarmentSize = (typeof GARMENT_SIZES)[number];

/** The parts of a colour's name: `white.M` is white in the size M. */
export interface SizedColour {
  /** `colour.<name>` in the language catalogues. */
  readonly colour: string;
  /** Undefined for goods without sizes. */
  readonly size: GarmentSize | undefined;
}

/** Splits the name of a colour. A garment in a size is a colour of its own, so that it has its own stock (CT-10). */
export function sizedColour(name: string): SizedColour {
  const end = name.lastIndexOf('.');
  const size = GARMENT_SIZES.find((one) => one === name.slice(end + 1));
  return end > 0 && size !== undefined ? { colour: name.slice(0, end), size } : { colour: name, size: undefined };
}

/** The name of a colour in a size. */
export const inSize = (colour: string, size: GarmentSize): string => `${colour}.${size}`;
