import { matrixProfile } from '@cpc/imaging';

/**
 * An ICC profile of the sRGB colour space. Primaries and white are those of IEC 61966-2-1 adapted to D50 by Bradford.
 */
export const srgbProfile = (): Uint8Array =>
  matrixProfile(
    [
      [0.43607, 0.22249, 0.01392],
      [0.38515, 0.71687, 0.09708],
      [0.14307, 0.06061, 0.7141],
    ],
    (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4),
    'sRGB IEC61966-2.1',
  );
