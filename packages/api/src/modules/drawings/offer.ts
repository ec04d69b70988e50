import type { DrawingOffer } from '@cpc/contract';
import {
  type AccountId,
  brand,
  type Currency,
  DRAWING_RESULTS,
  DRAWING_STYLES,
  money,
  type StationId,
  MAX_PROMPT,
} from '@cpc/domain';
import { usedAtStation, usedByAccount } from '../../records/drawings/quota.ts';
import type { DrawingServices, Studio } from './ports.ts';

/** What is offered here, and what is left for the caller. Drawings are free (decision 221). */
export async function offerOf(
  { db, clock, config }: DrawingServices,
  { provider }: Studio,
  account: AccountId,
  station: StationId | undefined,
): Promise<DrawingOffer> {
  const { perCustomer, perStation, atOnce } = config.drawings;
  const now = clock.now();
  const [mine, here] = await Promise.all([
    usedByAccount(db.read, account, now),
    usedAtStation(db.read, station ?? null, now),
  ]);
  const left = Math.max(0, Math.min(perCustomer - mine.count, perStation - here.count));
  const again = [
    ...(mine.count >= perCustomer ? [mine.moreAt] : []),
    ...(here.count >= perStation ? [here.moreAt] : []),
  ];
  const times = again.filter((at) => at !== null);
  return {
    by: provider?.by ?? 'none',
    styles: provider ? [...DRAWING_STYLES] : [],
    restyle: provider?.restyles ?? false,
    results: DRAWING_RESULTS,
    longest_prompt: MAX_PROMPT,
    price: money(0, brand<Currency>(config.currency)),
    left: provider ? left : 0,
    more_at: times.length === 0 ? null : Math.max(...times),
    at_once: atOnce,
  };
}
