import type { Phone } from './case-of.ts';

/** The camera bar of the Pixel 8 runs from side to side under the case; the opening frees its glass. */
export const GOOGLE: readonly Phone[] = [
  {
    id: 'google-pixel-8',
    brand: 'Google',
    model: 'Pixel 8',
    year: 2023,
    body: [70.8, 150.5, 13],
    openings: [{ island: [4, 19.2, 62.8, 21.4, 8] }],
  },
  {
    id: 'google-pixel-9',
    brand: 'Google',
    model: 'Pixel 9',
    year: 2024,
    body: [72, 152.8, 14],
    openings: [{ island: [5.6, 16.2, 60.8, 22.4, 11.2] }],
  },
];
