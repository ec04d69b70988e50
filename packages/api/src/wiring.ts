import { stationsWithoutPlace } from './records/bays/held.ts';
import type { LanguageOf } from './records/accounts/ports.ts';
import type { StatusOf, StockOf } from './records/catalogue/ports.ts';
import { queueLoad } from './records/queue/load.ts';
import type { With } from './base/services.ts';
import { reviewingStations } from './records/reviews/store.ts';
import { stationConditions } from './records/stations/condition.ts';
import { stockOf } from './records/stock/stock-of.ts';

/** Ports between modules: each is answered by functions of the other module. */

export function stockPort({ db }: With<'db'>): StockOf {
  return async (which) => {
    const rows = await stockOf(db.read, which);
    return rows.map(({ goods_id, shell_id, colour_id, available }) => ({
      goodsId: goods_id,
      shellId: shell_id,
      colourId: colour_id,
      free: available,
    }));
  };
}

export function statusPort({ db, clock }: With<'db' | 'clock'>): StatusOf {
  return async (stations) => {
    const [conditions, full, reviewing] = await Promise.all([
      stationConditions(db.read, stations, clock.now()),
      stationsWithoutPlace(db.read, stations),
      reviewingStations(db.read, stations),
    ]);
    const entries = stations.map(async (station) => {
      const { waiting, estimate_s } = await queueLoad(db.read, station);
      const condition = conditions.get(station);
      const baysFull = full.has(station);
      const reviewsDesigns = reviewing.has(station);
      return (
        condition && ([station, { ...condition, waiting, baysFull, estimateS: estimate_s, reviewsDesigns }] as const)
      );
    });
    return new Map((await Promise.all(entries)).filter((entry) => entry !== undefined));
  };
}

export function languagePort({ db }: With<'db'>): LanguageOf {
  return async (stationId) => {
    if (stationId === undefined) return undefined;
    const row = await db.read.selectFrom('machines').select('language').where('id', '=', stationId).executeTakeFirst();
    return row?.language;
  };
}
