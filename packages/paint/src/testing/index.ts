/** Designs, fonts and pictures for tests of the painter, here and in every package above. */
export { corpus, type CorpusDesign } from './corpus.ts';
export { fontSource } from './fonts.ts';
