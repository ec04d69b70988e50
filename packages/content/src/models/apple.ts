import type { Phone } from './case-of.ts';

export const APPLE: readonly Phone[] = [
  {
    id: 'apple-iphone-14',
    brand: 'Apple',
    model: 'iPhone 14',
    year: 2022,
    body: [71.5, 146.7, 11],
    openings: [{ island: [3.1, 3.1, 32.6, 33, 9] }],
  },
  {
    id: 'apple-iphone-15',
    brand: 'Apple',
    model: 'iPhone 15',
    year: 2023,
    body: [71.6, 147.6, 11.5],
    openings: [{ island: [3.1, 3.1, 33, 33.4, 9.2] }],
  },
  {
    // The two lenses stand in one upright pill; the flash has its own hole beside it.
    id: 'apple-iphone-16',
    brand: 'Apple',
    model: 'iPhone 16',
    year: 2024,
    body: [71.6, 147.6, 11.5],
    openings: [{ island: [4.4, 4.4, 17.2, 34.4, 8.6] }, { flash: [28.4, 21.6, 6] }],
  },
  {
    id: 'apple-iphone-16-pro',
    brand: 'Apple',
    model: 'iPhone 16 Pro',
    year: 2024,
    body: [71.5, 149.6, 12.5],
    openings: [{ island: [2.9, 2.9, 38.2, 39, 11] }],
  },
];
