import type { Phone } from './case-of.ts';

export const XIAOMI: readonly Phone[] = [
  {
    id: 'xiaomi-14',
    brand: 'Xiaomi',
    model: 'Xiaomi 14',
    year: 2023,
    body: [71.5, 152.8, 11.5],
    openings: [{ island: [3.4, 3.4, 37.4, 38, 9.5] }],
    unconfirmed: true,
  },
  {
    id: 'xiaomi-redmi-note-13-pro-5g',
    brand: 'Xiaomi',
    model: 'Redmi Note 13 Pro 5G',
    year: 2024,
    body: [74.2, 161.2, 9],
    openings: [{ island: [3.6, 3.6, 35.2, 36.6, 7.5] }],
    unconfirmed: true,
  },
];
