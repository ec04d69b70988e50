import type { Supply } from '@cpc/contract';
import { acceptsOrders, CLOCK_WRONG_REASON, INK_LOW_PERCENT } from '@cpc/domain';
import { fullBays } from '../../../records/bays/held.ts';
import { within } from '../../../records/partners/reach.ts';
import type { StationNow } from '../../../records/stations/condition.ts';
import { quietStations } from './quiet.ts';
import type { Found, Source } from './source.ts';

/** What stations and their printers say, or do not say any more. */
export const stationSource: Source = {
  kinds: ['offline', 'fault', 'ink', 'warning', 'clockWrong', 'notSetUp'],
  find: async ({ stations }) => stations.flatMap((station) => [...stateOf(station), ...printerOf(station)]),
};

/** Bays with little room or none (QU-05): the count is of the places that are taken. */
export const baySource: Source = {
  kinds: ['bayFull', 'bayNearlyFull'],
  async find({ services, stations }) {
    const rooms = await fullBays(
      services.db.read,
      stations.map(({ id }) => id),
    );
    return [...rooms].map(([machine_id, { level, free, capacity }]): Found => {
      const kind = level === 'full' ? 'bayFull' : 'bayNearlyFull';
      return { kind, machine_id, since: null, count: capacity - free };
    });
  },
};

/** Stations that work as far as they know, and print nothing (OP-07). */
export const quietSource: Source = {
  kinds: ['noPrint'],
  async find({ services, reach, stations }) {
    const working = new Set(stations.filter(({ condition }) => acceptsOrders(condition.state)).map(({ id }) => id));
    const quiet = await quietStations(services.db.read, within(reach), services.clock.now());
    return quiet.filter(({ machine_id }) => working.has(machine_id)).map((one): Found => ({ kind: 'noPrint', ...one }));
  },
};

/** One that rests or is maintained has somebody who wants it so, or is closed by its hours. */
function stateOf({ id, condition: { state, isHeard, reasons }, since }: StationNow): Found[] {
  const one = { machine_id: id, count: 1 };
  if (state === 'fault') return [{ ...one, kind: 'fault', since, detail: wordsOf(reasons)[0] ?? '' }];
  if (state !== 'offline') return [];
  return [isHeard ? { ...one, kind: 'offline', since } : { ...one, kind: 'notSetUp', since: null }];
}

/** The reasons of a printer that can print; an ink that is low is told by its level, if that is known. */
function printerOf({ id, condition: { state, reasons }, supplies }: StationNow): Found[] {
  if (!acceptsOrders(state)) return [];
  const low = lowInks(supplies);
  const [ink] = low;
  const [warning] = wordsOf(reasons).filter(
    (reason) => reason !== CLOCK_WRONG_REASON && (ink === undefined || !ABOUT_INK.test(reason)),
  );
  const isClockWrong = reasons.includes(CLOCK_WRONG_REASON);
  return [
    ...(ink ? [{ kind: 'ink' as const, machine_id: id, since: null, count: low.length, detail: ink.name }] : []),
    ...(warning === undefined
      ? []
      : [{ kind: 'warning' as const, machine_id: id, since: null, count: 1, detail: warning }]),
    ...(isClockWrong ? [{ kind: 'clockWrong' as const, machine_id: id, since: null, count: 1 }] : []),
  ];
}

const ABOUT_INK = /^(marker-supply|toner)-(low|empty)/;

const wordsOf = (reasons: readonly string[]): readonly string[] => reasons.filter((reason) => reason !== 'none');

/** The lowest first. */
function lowInks(stored: string | null): readonly Supply[] {
  const supplies: readonly Supply[] = JSON.parse(stored ?? '[]');
  const levelOf = ({ percent }: Supply) => percent ?? 100;
  return supplies.filter((supply) => levelOf(supply) <= INK_LOW_PERCENT).toSorted((a, b) => levelOf(a) - levelOf(b));
}
