import { shippedCatalogue } from '@cpc/content';
import { EXIT, Failure } from '../io/failure.ts';
import type { Prices } from './prices.ts';

export type Shipped = ReturnType<typeof shippedCatalogue>;

/** The catalogue of this release. @param prices none if there is a catalogue already @throws Failure if it is not built */
export function shippedWith(prices: Prices): Shipped {
  try {
    return shippedCatalogue(prices);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Failure('notBuilt', EXIT.refused, 'the product is not built: run "npm run build" first');
  }
}
