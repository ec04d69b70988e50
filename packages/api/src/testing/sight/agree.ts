import type { Incident } from '@cpc/contract';
import { INCIDENT_LEVELS, incidentRule, SHOP_STATION_STATES } from '@cpc/domain';
import { expect } from 'vitest';
import { expectedFor, putOff } from './expected.ts';
import { shopStateOf } from './expected-stations.ts';
import type { Facts } from './facts.ts';
import { expectShown } from './pages.ts';
import { reached } from './reached.ts';
import { eyeOf, type Looker } from './world.ts';
import { allOf } from './all-of.ts';

type Row = readonly [station: string, kind: string, level: string, count: number, since: number | null];

const byName = (a: Row, b: Row): number => (`${a[0]} ${a[1]}` < `${b[0]} ${b[1]}` ? -1 : 1);

/**
 * What a person is told is what the rules say: the list, what is put off, the counts of the first page and the badge, the
 * list of stations, and the page on which each thing is solved (PA-12).
 */
export async function expectTruth(facts: Facts, looker: Looker): Promise<void> {
  const { who, name } = looker;
  const eye = eyeOf(facts, looker);
  const expected = expectedFor(facts, eye).map((one) => ({ ...one, until: putOff(facts, eye, one) }));
  const rows = (isWanted: (until: number | null) => boolean) =>
    expected
      .filter(({ until }) => isWanted(until))
      .map(({ machine_id, kind, count, since }): Row => [machine_id, kind, incidentRule(kind).level, count, since])
      .toSorted(byName);
  const [open, snoozed] = [
    await allOf(who, 'Partner.incidents', {}),
    await allOf(who, 'Partner.incidents', { snoozed: true }),
  ];
  const told = (list: typeof open) =>
    list
      .map(({ machine_id, kind, level, count, since }): Row => [machine_id, kind, level, count, since])
      .toSorted(byName);
  expect([name, told(open)]).toEqual([name, rows((until) => until === null)]);
  expect([name, told(snoozed)]).toEqual([name, rows((until) => until !== null)]);
  for (const one of snoozed) expect(one.snoozed_until).toBe(expected.find((each) => isSame(each, one))?.until);
  await expectCounts(facts, looker, open, snoozed.length);
  await expectShown(looker, open);
}

type Named = Pick<Incident, 'kind'> & { readonly machine_id: string };
const isSame = (a: Named, b: Named): boolean => a.kind === b.kind && a.machine_id === b.machine_id;

type Open = readonly Incident[];

/** Tiles, badge and the list of stations count the open ones of the list, and the states of the stations. */
async function expectCounts(facts: Facts, looker: Looker, open: Open, snoozed: number): Promise<void> {
  const { who, name } = looker;
  const stations = reached(facts, eyeOf(facts, looker)).map(({ id }) => ({ id, state: shopStateOf(facts, id) }));
  const inState = (state: string) => stations.filter((station) => station.state === state).length;
  const today = await who.must('Partner.today', {});
  const levels = INCIDENT_LEVELS.map((level) => [level, open.filter((one) => one.level === level).length]);
  expect([name, today.incidents]).toEqual([name, { open: open.length, snoozed, ...Object.fromEntries(levels) }]);
  expect([name, today.stations]).toEqual([
    name,
    {
      total: stations.length,
      max: 5,
      states: SHOP_STATION_STATES.map((state) => ({ state, stations: inState(state) })),
    },
  ]);
  expect([name, today.needs]).toEqual([name, needsOf(open)]);
  const listed = await allOf(who, 'Partner.stations', {});
  const trouble = stations.map(({ id, state }) => {
    const own = open.filter((one) => one.machine_id === id);
    return [id, [state, own.length, own[0]?.kind]];
  });
  const told = listed.map(({ machine_id, state, incidents, worst }) => [machine_id, [state, incidents, worst?.kind]]);
  expect([name, told.length, Object.fromEntries(told)]).toEqual([name, stations.length, Object.fromEntries(trouble)]);
}

/** One line for each kind, in the order of the list, with the first of the list. */
function needsOf(open: Open) {
  const kinds = new Set(open.map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const own = open.filter((one) => one.kind === kind);
    return { kind, stations: own.length, count: own.reduce((sum, { count }) => sum + count, 0), first: own[0] };
  });
}
