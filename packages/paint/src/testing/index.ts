/** Designs, fonts and pictures for tests of the painter, here and in every package that depends on this one. */
export { corpus, type CorpusDesign, type CorpusPicture } from './corpus.ts';
export { fontSource } from './fonts.ts';
export { madeProfile, type MadePrinter, ODD_CMYK, ODD_RGB } from './made-profile.ts';
export { convertOn, hasTool, runOn } from './tools.ts';
