import { overdueBills } from '../../../records/debts/due.ts';
import { stoppedCash } from '../../../records/debts/limit.ts';
import type { Found, Source } from './source.ts';

/** Stations where nobody can pay in cash, because their shop owes more than its limit (PA-14). */
export const cashStoppedSource: Source = {
  kinds: ['cashStopped'],
  async find({ services, reach, stations }) {
    const stopped = await stoppedCash(services.db.read, reach);
    return stopped.flatMap(({ currency, since }) =>
      stations
        .filter((station) => station.currency === currency)
        .map(({ id }): Found => ({ kind: 'cashStopped', machine_id: id, since, count: 1 })),
    );
  },
};

/** Monthly bills that were due and are not paid (PA-14): of the whole shop, so the first station of the currency has it. */
export const overdueSource: Source = {
  kinds: ['billOverdue'],
  async find({ services: { db, clock }, reach, stations }) {
    const bills = await overdueBills(db.read, clock.now(), reach.partnerId);
    return bills.flatMap(({ currency, bill: { due } }): Found[] => {
      const first = stations
        .filter((station) => station.currency === currency)
        .map(({ id }) => id)
        .toSorted()[0];
      return first === undefined ? [] : [{ kind: 'billOverdue', machine_id: first, since: due.at, count: 1 }];
    });
  },
};
