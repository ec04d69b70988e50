import type { CatalogueLoaders } from './language.ts';

/**
 * The texts of drawing from words, by locale: of its page, and of the studio's tool. Empty here: the Vite plugin
 * `@cpc/i18n/vite` fills in the loaders.
 */
export const drawingCatalogues: CatalogueLoaders = {};
