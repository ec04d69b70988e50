/** What a run of tests begins with: the programs it starts are the sources as they are now. */
export { ensurePrograms as default } from './prepare.mjs';
