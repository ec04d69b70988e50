import type { Bill } from '@cpc/bills';
import { brand, type Currency, type PartnerId } from '@cpc/domain';
import fc from 'fast-check';
import { issue } from '../../records/bills/store.ts';
import { CHOICE } from '../shop.ts';
import { caller } from '../caller.ts';
import { type Act, oneOf } from './acts.ts';
import { HOME, OTHER, type SightWorld } from './world.ts';
import { workSteps } from './work-steps.ts';

const EUR = brand<Currency>('EUR');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Silent for less and for more than a minute, a print that hangs, a long wait, nights, unclaimed, put aside, unused. */
const PASSES = [0, 0.5, 2, 11, 61, 24 * 60, 4 * 24 * 60, 15 * 24 * 60].map((minutes) => minutes * MINUTE_MS);
const REASONS = [
  [],
  ['none'],
  ['media-low-warning', 'station-clock-wrong'],
  ['marker-supply-low-report'],
  ['cover-open-error', 'media-jam'],
];

/** What may happen in a shop. `which` chooses the station, `n` what else there is to choose. */
export const step = fc.record({
  what: fc.constantFrom(
    ...(['hear', 'hear', 'pass', 'pass', 'wish', 'hours', 'window', 'sell', 'sell', 'sell'] as const),
    ...(['print', 'print', 'print', 'print', 'decide', 'handOver', 'setAside', 'missing', 'reprint'] as const),
    ...([
      'cancel',
      'cancel',
      'refuse',
      'askAgain',
      'handBack',
      'doubt',
      'undoubt',
      'complain',
      'answer',
      'lookFirst',
      'lookAt',
      'lookAt',
    ] as const),
    ...(['guess', 'minimum', 'restock', 'bays', 'bays', 'snooze', 'snooze', 'move', 'limit', 'bill'] as const),
  ),
  which: fc.nat(3),
  n: fc.nat(59),
  /** The station that is silent; none from 4 on. */
  silent: fc.nat(9),
  passes: fc.nat(PASSES.length - 1),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One step, then the background jobs. Refused calls are a part of the days: a step may be impossible now. */
export async function take(world: SightWorld, one: Step): Promise<void> {
  const { services, work } = world.shop;
  const station = world.stations[one.which];
  if (!station) throw new Error(`there is no station ${one.which}`);
  const { partner_id } = await services.db.read
    .selectFrom('machines')
    .select('partner_id')
    .where('id', '=', station.id)
    .executeTakeFirstOrThrow();
  const owner = world.owners[partner_id === HOME ? 0 : 1];
  if (!owner) throw new Error('a shop without an owner');
  await hear(world, one.silent);
  await STEPS[one.what]({
    ...one,
    world,
    station,
    owner,
    partnerId: brand<PartnerId>(partner_id),
    key: services.random.id(),
  });
  await work();
}

/** All stations but one are heard: they say what they said last. */
async function hear({ stations }: SightWorld, silent: number): Promise<void> {
  for (const [place, { agent, said }] of stations.entries())
    if (agent && place !== silent) await agent.call('Station.heartbeat', said.last);
}

/** Logins last a day, and the days of a test are long. */
async function stayLoggedIn({ shop: { services } }: SightWorld) {
  const at = { started_at: services.clock.now(), expires_at: services.clock.now() + DAY_MS };
  await services.db.transact(async (tx) => {
    await tx.updateTable('partner_sessions').set(at).execute();
    await tx.updateTable('sessions').set(at).execute();
  });
}

const STEPS: Readonly<Record<Step['what'], (act: Act) => Promise<unknown>>> = {
  ...workSteps,
  async hear({ station: { agent, said }, n }) {
    const state = (['ready', 'ready', 'printing', 'fault'] as const)[n % 4] ?? 'ready';
    const supplies = [n, 15, 16 + n].map((percent, ink) => ({ name: `Ink ${ink}`, colour: '', percent }));
    const reasons = [...(REASONS[n % REASONS.length] ?? [])];
    said.last = { state, reasons, version: 'test', supplies: n % 3 === 0 ? supplies : [] };
    await agent?.call('Station.heartbeat', said.last);
  },
  async pass({ world, passes, silent }) {
    world.shop.services.clock.pass(PASSES[passes] ?? 0);
    await stayLoggedIn(world);
    await hear(world, silent);
  },
  wish: ({ owner, station: { id }, n }) =>
    owner.call('Partner.setStation', {
      machine_id: id,
      state: (['resting', 'maintenance'] as const)[n % 6] ?? 'open',
    }),
  hours: ({ world: { shop }, station: { id }, n }) =>
    shop.services.db.transact((tx) =>
      tx
        .updateTable('machines')
        .set({ schedule: n % 4 === 1 ? JSON.stringify({ week: [[], [], [], [], [], [], []], holidays: [] }) : null })
        .where('id', '=', id)
        .execute(),
    ),
  window({ world, owner, station: { id }, n }) {
    const now = world.shop.services.clock.now();
    const until = now + (1 + n) * 10 * MINUTE_MS;
    return owner.call('Partner.planWindow', { stations: [id], from: now, until, reason: 'new rollers' });
  },
  guess: ({ world, station: { agent } }) =>
    Promise.resolve(
      agent?.call('Station.pickups', { handed: [], missed: { count: 6, at: world.shop.services.clock.now() } }),
    ),
  minimum: ({ owner, station: { id }, n }) =>
    owner.call('Partner.setMinimum', { ...CHOICE, machine_id: id, pieces: n % 3 === 0 ? null : n * 2 }),
  restock: ({ owner, station: { id }, n, key }) =>
    owner.call('Partner.restock', { client_key: key, lines: [{ ...CHOICE, machine_id: id, pieces: 1 + n }] }),
  bays: ({ owner, station: { id }, n }) =>
    owner.call('Partner.setBays', { machine_id: id, bays: [{ name: 'A1', capacity: 1 + (n % 4) }] }),
  limit({ world, partnerId: partner_id, n }) {
    const limit = n % 3 === 0 ? null : n * 10;
    return world.operator.call('Operator.setDebtLimit', { partner_id, currency: EUR, limit, reason: 'contract' });
  },
  /** A bill over all that is owed, which was due a while ago. */
  bill: ({ world: { shop }, partnerId, n }) =>
    shop.services.db.transact(async (tx) => {
      const now = shop.services.clock.now();
      const month = new Date(now).toISOString().slice(0, 7);
      const before = await tx
        .selectFrom('bills')
        .select('id')
        .where('partner_id', '=', partnerId)
        .where('kind', '=', 'monthly')
        .execute();
      if (before.length > 0) return;
      const content = { kind: 'monthly', currency: EUR, until: now, due: { at: now - n * MINUTE_MS } };
      const about = { issuer: 'platform', partnerId, month, amount: -1, year: 2027 };
      await issue(tx, shop.services, { ...about, content: (number) => ({ ...content, number }) as unknown as Bill });
    }),
  async snooze({ world, owner, n }) {
    const lookers = [owner, ...world.people.map(({ who }) => who)];
    const who = lookers[n % lookers.length] ?? owner;
    const incident = oneOf(await who.must('Partner.incidents', { snoozed: n % 7 === 0 }), { n });
    if (!incident) return;
    const minutes = [0, 30, 90, 5_000][n % 4] ?? 0;
    await who.call('Partner.snoozeIncident', { machine_id: incident.machine_id, kind: incident.kind, minutes });
  },
  async move({ world, station, n }) {
    const { id: machine_id, agent, said } = station;
    world.shop.services.clock.pass(1_000);
    // The first station stays: where everything is moved away, nothing happens.
    if (machine_id === 'demo') return;
    const { code } = await world.operator.call('Operator.moveStation', {
      machine_id,
      to: n % 2 === 0 ? HOME : OTHER,
      reason: 'sold with the café',
    });
    if (code === 0 && agent) {
      const enrolment = await world.operator.must('Operator.enrolCode', { machine_id });
      const { station_key } = await world.shop.visitor.must('Station.enrol', { code: enrolment.code });
      station.agent = caller(world.shop.app, { authorization: `Station ${station_key}` });
      await station.agent.must('Station.heartbeat', said.last);
    }
    world.shop.services.clock.pass(1_000);
  },
};
