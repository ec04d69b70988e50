import { type Money, money } from '@cpc/domain';

const CENTS = {
  'hard-white': 1990,
  'soft-matte': 2490,
  'soft-clear': 2290,
  'recycled-frosted': 2790,
  'own-case': 1290,
  'shirt-light': 2490,
  'shirt-dark': 2890,
  'own-shirt': 1490,
  'ball-white': 590,
  'ball-matte': 690,
  'wrap-gloss': 2990,
  'wrap-satin': 3190,
  'skin-white': 1290,
  'skin-clear': 1490,
  'iced-biscuit': 490,
  'white-chocolate': 590,
} as const;

/**
 * Prices of the demo station for one printed piece, tax included, by shell id; for an own case, the price of printing. A
 * real platform begins with these times a factor, or with a table of its own.
 */
export const DEMO_PRICES: Readonly<Record<string, Money>> = Object.fromEntries(
  Object.entries(CENTS).map(([shell, amount]) => [shell, money(amount, 'EUR')]),
);
