/**
 * Which part of the proofs runs (docs/decisions/281-every-proof-on-every-change.md): `main` in `npm test`, `rest` for what
 * `npm run test:all` adds, `all` for both and for a test that is run by its name. The command alone decides, never the date.
 */
const PART = process.env['TEST_PART'] ?? 'all';
if (!['main', 'rest', 'all'].includes(PART)) throw new Error(`TEST_PART must be main, rest or all, not ${PART}`);

const NTH = 3;

export const isInMain = PART !== 'rest';
export const isInRest = PART !== 'main';

/** The cases of a long list that this part runs: every third in `main`, the others in `rest`. */
export const casesOfPart = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => (index % NTH === 0 ? isInMain : isInRest));
