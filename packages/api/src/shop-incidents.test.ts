import { isInRest } from '@cpc/domain/testing/part';
import fc from 'fast-check';
import { INCIDENT_KINDS } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { databases } from './testing/databases.ts';
import { expectTruth } from './testing/sight/agree.ts';
import { expectedFor } from './testing/sight/expected.ts';
import { readFacts } from './testing/sight/facts.ts';
import { type Step, step, take } from './testing/sight/steps.ts';
import { eyeOf, type SightWorld, sightWorld } from './testing/sight/world.ts';

/** A step of its kind, at a station, with what it chooses; `passes` for time. Nobody is silent. */
const at = (what: Step['what'], which: number, n: number, passes = 0): Step => ({ what, which, n, passes, silent: 9 });
const DEMO = 0;
const FAR = 1;
const SPARE = 2;
const FOREIGN = 3;
/** Days that reach every kind of incident, and some of them end again. */
const EACH: Step[] = [
  at('hear', DEMO, 3),
  at('hear', DEMO, 12),
  at('hear', DEMO, 1),
  at('bays', FAR, 1),
  at('minimum', SPARE, 4),
  at('sell', FAR, 0),
  at('sell', FAR, 1),
  at('print', FAR, 6),
  at('print', FAR, 6),
  at('snooze', FAR, 0),
  at('handOver', FAR, 0),
  at('sell', DEMO, 1),
  at('sell', DEMO, 1),
  at('print', DEMO, 3),
  at('print', DEMO, 2),
  at('print', DEMO, 1),
  at('print', DEMO, 9),
  at('pass', DEMO, 0, 3),
  at('pass', DEMO, 0, 4),
  at('complain', DEMO, 0),
  at('doubt', DEMO, 0),
  at('cancel', DEMO, 0),
  at('guess', DEMO, 0),
  at('sell', FAR, 0),
  at('cancel', FAR, 0),
  at('refuse', FAR, 0),
  at('sell', FAR, 1),
  at('sell', FAR, 1),
  at('print', FAR, 8),
  at('reprint', FAR, 0),
  at('print', FAR, 8),
  // A design that nobody looks at, and one that is approved.
  at('lookFirst', FOREIGN, 0),
  at('sell', FOREIGN, 7),
  at('sell', FOREIGN, 7),
  at('pass', FOREIGN, 0, 3),
  at('lookAt', FOREIGN, 1),
  at('lookAt', FOREIGN, 0),
  at('lookFirst', FOREIGN, 2),
  { ...at('pass', FAR, 0, 2), silent: FAR },
  at('wish', DEMO, 1),
  at('pass', DEMO, 0, 6),
  at('wish', DEMO, 5),
  // A station changes its shop: what was sold there stays with the shop that sold it.
  at('sell', FOREIGN, 0),
  at('print', FOREIGN, 6),
  at('handOver', FOREIGN, 0),
  at('move', FOREIGN, 0),
  at('complain', FOREIGN, 0),
  // A shop that owes more than it may, and has not paid its bill.
  at('limit', DEMO, 1),
  at('sell', FAR, 0),
  at('sell', FAR, 0),
  at('bill', DEMO, 0),
];
/** At night other days than always. */
const RUNS = { ...(process.env['SEED'] === undefined && { seed: 12 }), numRuns: isInRest ? 8 : 2 };
const DAYS = isInRest ? { minLength: 20, maxLength: 30 } : { minLength: 12, maxLength: 16 };

/** The owner looks after each step, one of the others after every second one; at the end everybody looks. */
async function look(world: SightWorld, place: number | 'all', seen: Set<string>): Promise<void> {
  const facts = await readFacts(world.shop);
  const { people } = world;
  for (const [index, looker] of people.entries()) {
    if (place !== 'all' && index !== 0 && 1 + ((place / 2) % (people.length - 1)) !== index) continue;
    for (const { kind } of expectedFor(facts, eyeOf(facts, looker))) seen.add(kind);
    await expectTruth(facts, looker);
  }
}

describe.each(databases())('what the people of a shop are told on $engine', ({ open }) => {
  it('[PA-12.2] [PA-12.4] [PA-12.5] [PA-07] [PA-09.1] through random days, list, counts, stations and pages tell each person what the rules say', async () => {
    const world = await sightWorld(await open());
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, DAYS), async (steps) => {
        for (const [place, one] of steps.entries()) {
          await take(world, one);
          await look(world, place, seen);
        }
        await look(world, 'all', seen);
      }),
      { ...RUNS, endOnFailure: true, examples: [[EACH]] },
    );
    // The days reached every kind.
    expect([...seen].toSorted()).toEqual([...INCIDENT_KINDS].toSorted());
  }, 900_000);
});
