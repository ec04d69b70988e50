import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconcile } from './modules/ledger/reconcile/reconcile.ts';
import { BLANK } from './testing/blank-renderer.ts';
import { databases } from './testing/databases.ts';
import * as command from './testing/model/commands.ts';
import type { ShopModel } from './testing/model/model.ts';
import { openStation, type RealShop } from './testing/model/real.ts';
import { testShop } from './testing/shop.ts';

/** MODEL_RUNS and MODEL_STEPS allow a longer run. */
const RUNS = Number(process.env['MODEL_RUNS'] ?? 40);
const STEPS = Number(process.env['MODEL_STEPS'] ?? 30);
const PIECES = 6;

type Step = fc.AsyncCommand<ShopModel, RealShop>;

const nth = fc.nat(9);
const fault = fc.constantFrom(
  ...([
    ['get', undefined],
    ['get', 'unavailable'],
    ['get', 'refused'],
    ['capture', 'answerLost'],
    ['capture', 'unavailable'],
    ['capture', 'refused'],
    ['token', 'tokenExpired'],
  ] as const),
);
const event = fc.constantFrom(
  'started',
  'finished',
  'finished',
  'placed',
  'placed',
  'faulted',
  'released',
  'unsure',
  'unsure',
);
const decision = fc.record({
  decision: fc.constantFrom('printed', 'reprint', 'cancel'),
  piece: fc.constantFrom('used', 'unused'),
});
const verdict = fc.constantFrom('approved', 'approved', 'refused');
/** The weight of a step, and the step. */
const STEPS_OF_ALL = [
  [3, fc.constant(command.place())],
  [6, fc.constant(command.buy())],
  [2, fc.constant(command.fail())],
  [4, fc.tuple(nth, fc.boolean()).map(([order, twice]) => command.begin(order, twice))],
  [4, nth.map((order) => command.choose(order, 'pay'))],
  [1, nth.map((order) => command.choose(order, 'decline'))],
  [5, fc.tuple(nth, fault).map(([order, [call, what]]) => command.comeBack(order, call, what))],
  [1, nth.map((order) => command.goBack(order))],
  [4, fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 3 })).map(([which, times]) => command.deliver(which, times))],
  [2, nth.map((order) => command.cancel(order))],
  [3, fc.constant(command.pass(61_000))],
  [1, fc.constant(command.pass(16 * 60_000))],
  [2, fc.constant(command.lease())],
  [4, fc.constant(command.print('started'))],
  [3, fc.constant(command.print('started', 'finished', 'placed'))],
  [8, fc.tuple(nth, event).map(([order, what]) => command.report(order, what))],
  [5, fc.tuple(nth, decision).map(([order, how]) => command.decide(order, how))],
  [4, nth.map((order) => command.pickUp(order))],
  [3, nth.map((order) => command.giveBack(order))],
  [3, nth.map((order) => command.reprint(order))],
  [3, nth.map((order) => command.callOff(order))],
  [2, fc.boolean().map((isOn) => command.lookFirst(isOn))],
  [4, fc.tuple(nth, verdict).map(([order, how]) => command.review(order, how))],
] as const;
const steps = STEPS_OF_ALL.flatMap(([weight, one]) => Array.from({ length: weight }, () => one));
const runs: fc.Arbitrary<Iterable<Step>> = fc.commands(steps, { maxCommands: STEPS, size: 'max' });

/** Ways to states that not every draw reaches: which events of the provider are there to deliver depends on the machine. */
const EXAMPLES = [
  [command.buy(), command.cancel(0)],
  [command.buy(), command.print('started', 'finished', 'placed'), command.reprint(0), command.callOff(0)],
  [command.lookFirst(true), command.buy(), command.review(0, 'refused'), command.buy(), command.review(1, 'approved')],
];

/** States that the runs must reach; otherwise they show nothing. */
const REACHED = [
  'settled',
  'refunded',
  'declined',
  'cancelled',
  'held',
  'unsure',
  'printed',
  'collected',
  'reprinted',
  'calledOff',
  'review',
  'approved',
  'refused',
  'partRefunded',
  'released',
  'used',
];

describe.each(databases())('orders, payments, prints, stock and books together on $engine', ({ open }) => {
  it('[OR-02.6] [OR-03.1] [SK-03] [PY-04.1] [MO-01.1] [AI-05.2] after any steps in any order all states obey the rules', async () => {
    const db = await open();
    const shop = await testShop(db, { renderer: BLANK });
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(runs, async (commands) => {
        const model: ShopModel = {
          seen,
          orders: [],
          now: shop.services.clock.now(),
          lastSeen: 0,
          available: PIECES,
          onHand: PIECES,
          reviews: false,
        };
        // A partner's session lasts a day, and a run may last half a day.
        const real = await openStation(shop, await shop.partner(), PIECES);
        await real.partner.must('Partner.setShopDetails', { design_review: 'off' });
        await fc.asyncModelRun(() => ({ model, real }), commands);
        // Time passes, so that what is left of this run cannot meet the next one.
        shop.services.clock.pass(16 * 60_000);
        await shop.work();
      }),
      { numRuns: EXAMPLES.length + RUNS, examples: EXAMPLES.map((commands): [Iterable<Step>] => [commands]) },
    );
    expect(await reconcile(shop.services)).toEqual([]);
    expect(REACHED.filter((state) => !seen.has(state))).toEqual([]);
  }, 600_000);
});
