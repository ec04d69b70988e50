import { type Money, money } from '@cpc/domain';

/** What the demo station asks for a printed case, tax included, by shell id. */
export const DEMO_PRICES: Readonly<Record<string, Money>> = {
  'soft-matte': money(2490, 'EUR'),
  'soft-clear': money(2290, 'EUR'),
  'hard-white': money(1990, 'EUR'),
  'recycled-frosted': money(2790, 'EUR'),
};
