import { matrixProfile, printerProfile } from '@cpc/imaging';

/** The primaries of IEC 61966-2-1 adapted to D50 by Bradford. */
const PRIMARIES = [
  [0.43607, 0.22249, 0.01392],
  [0.38515, 0.71687, 0.09708],
  [0.14307, 0.06061, 0.7141],
] as const;

/** How a coded value, 0 … 1, becomes light, and back (IEC 61966-2-1). */
export const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
export const fromLight = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** An ICC profile of the sRGB colour space. */
export const srgbProfile = (): Uint8Array => matrixProfile(PRIMARIES, toLight, 'sRGB IEC61966-2.1');

/** The name of a printer that takes sRGB. */
export const SRGB_PRINTER = 'Printer driven in sRGB';

/** The same colours as a printing condition. The profile of a screen cannot be one (ISO 15930-7). */
export const srgbPrinterProfile = (): Uint8Array => printerProfile(PRIMARIES, toLight, fromLight, SRGB_PRINTER);
