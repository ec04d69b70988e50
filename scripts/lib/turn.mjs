/**
 * Tests that take turns: `npm test` runs one folder of e2e/turns a day and the same share of other long tests. They read
 * the folder's letter in TURN, and run all when it is not set (docs/decisions/147-long-tests-take-turns.md).
 */
const TURNS = ['a', 'b', 'c'];
const DAY_MS = 86_400_000;

/** Sets TURN to the share of today (UTC), unless a person chose one or wants all tests. */
export function takeTurn() {
  if (process.env.NIGHTLY) return;
  process.env.TURN ??= TURNS[Math.floor(Date.now() / DAY_MS) % TURNS.length];
  if (!TURNS.includes(process.env.TURN)) throw new Error(`TURN must be one of ${TURNS.join(', ')}`);
  console.log(`Long tests of turn ${process.env.TURN}. TURN=${TURNS.join('|')} runs another, npm run test:long all.`);
}
