/**
 * Which part of the proofs runs (docs/decisions/281-every-proof-on-every-change.md): `main` in `npm test`, `rest` for what
 * `npm run test:all` adds, `all` for both and for a test that is run by its name. The command alone decides, never the date.
 */
const PART = process.env['TEST_PART'] ?? 'all';
if (!['main', 'rest', 'all'].includes(PART)) throw new Error(`TEST_PART must be main, rest or all, not ${PART}`);

const NTH = 3;

/**
 * Whether all of it runs: other engines, databases, languages and widths for what is proven once in any case. So does a test
 * that is run by its name, and `TEST_WHOLE=1 npm run test:all`; a submission has no time for it.
 */
export const isWhole = process.env['TEST_PART'] === undefined || process.env['TEST_WHOLE'] === '1';

export const isInMain = PART !== 'rest';
export const isInRest = PART === 'rest' || (PART === 'all' && isWhole);

/** Of a long list of similar cases, each proven in parts by others: every third, or all if all of it runs. */
export const sampleOf = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => isWhole || index % NTH === 0);

/** The cases of a long list that this part runs: every third in `main`, the others in `rest`. */
export const casesOfPart = <Case>(cases: readonly Case[]): Case[] =>
  cases.filter((_, index) => (index % NTH === 0 ? isInMain : isInRest));
