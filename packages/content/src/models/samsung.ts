import type { Phone } from './case-of.ts';

/** Galaxy lenses stand alone in the back: every one has its own hole. */
export const SAMSUNG: readonly Phone[] = [
  {
    id: 'samsung-galaxy-s23',
    brand: 'Samsung',
    model: 'Galaxy S23',
    year: 2023,
    body: [70.9, 146.3, 9.5],
    openings: [
      { lens: [13.1, 13.6, 13] },
      { lens: [13.1, 30.2, 13] },
      { lens: [13.1, 46.8, 13] },
      { flash: [26.2, 14.8, 4.4] },
    ],
  },
  {
    id: 'samsung-galaxy-s24',
    brand: 'Samsung',
    model: 'Galaxy S24',
    year: 2024,
    body: [70.6, 147, 10.5],
    openings: [
      { lens: [13.2, 13.6, 13.2] },
      { lens: [13.2, 30.4, 13.2] },
      { lens: [13.2, 47.2, 13.2] },
      { flash: [26.4, 14.8, 4.4] },
    ],
  },
  {
    // Four lenses in two columns; the left column is the larger three.
    id: 'samsung-galaxy-s24-ultra',
    brand: 'Samsung',
    model: 'Galaxy S24 Ultra',
    year: 2024,
    body: [79, 162.3, 4],
    openings: [
      { lens: [14.2, 15.4, 15] },
      { lens: [14.2, 34, 15] },
      { lens: [14.2, 52.6, 15] },
      { lens: [30.8, 34.4, 9.6] },
      { flash: [30.8, 13, 4.4] },
      { flash: [30.8, 21.2, 4.4] },
    ],
  },
  {
    id: 'samsung-galaxy-a55',
    brand: 'Samsung',
    model: 'Galaxy A55 5G',
    year: 2024,
    body: [77.4, 161.1, 10.5],
    openings: [
      { lens: [14, 14.6, 13.6] },
      { lens: [14, 32, 13.6] },
      { lens: [14, 49.4, 13.6] },
      { flash: [27.6, 15.2, 4.6] },
    ],
  },
];
