import type { Brand } from './ids.ts';

/** Millimetres: the only unit of length for designs, surfaces and print files. */
export type Mm = Brand<number, 'Mm'>;
/** Degrees, clockwise, with the y axis pointing down. */
export type Degrees = Brand<number, 'Degrees'>;

export const MM_PER_INCH = 25.4;
/** PostScript points per inch, the unit of PDF user space (ISO 32000-1, 8.3.2.3). */
export const POINTS_PER_INCH = 72;

export const mm = (value: number): Mm => value as Mm;
export const degrees = (value: number): Degrees => value as Degrees;

export const mmToPoints = (value: number): number => (value * POINTS_PER_INCH) / MM_PER_INCH;
/** Pixels per millimetre at a resolution in dots per inch. */
export const dpiToScale = (dpi: number): number => dpi / MM_PER_INCH;
