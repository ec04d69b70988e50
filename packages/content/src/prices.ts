import { type Money, money } from '@cpc/domain';

/** What the demo station asks for a printed case, tax included, by shell id. */
export const DEMO_PRICES: Readonly<Record<string, Money>> = {
  'hard-white': money(1990, 'EUR'),
  'soft-matte': money(2490, 'EUR'),
  'soft-clear': money(2290, 'EUR'),
  'recycled-frosted': money(2790, 'EUR'),
};
