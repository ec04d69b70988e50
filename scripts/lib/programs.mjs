/** Runs before the tests: builds the programs that they start from the current sources. */
export { ensurePrograms as default } from './prepare.mjs';
