import type { DrawingOffer } from '@cpc/contract';
import {
  type AccountId,
  brand,
  type Currency,
  DRAWING_RESULTS,
  DRAWING_STYLES,
  drawingPrice,
  type StationId,
  MAX_PROMPT,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { ApiConfig } from '../../base/services.ts';
import { usedAtStation, usedByAccount } from '../../records/drawings/quota.ts';
import type { DrawingServices, Studio } from './ports.ts';

/** What is offered here, what is left for the caller, and what a printed drawing costs (decision 240). */
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
    price: drawingPrice(config.drawings.prices, await currencyOf(db.read, station, config)),
    left: provider ? left : 0,
    more_at: times.length === 0 ? null : Math.max(...times),
    at_once: atOnce,
  };
}

/** The currency of a station; the platform's one without a station, or with one that is not there. */
async function currencyOf(
  reader: Reader,
  station: StationId | undefined,
  { currency }: Pick<ApiConfig, 'currency'>,
): Promise<Currency> {
  const here =
    station && (await reader.selectFrom('machines').select('currency').where('id', '=', station).executeTakeFirst());
  return brand<Currency>(here ? here.currency : currency);
}
