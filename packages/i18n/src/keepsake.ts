import type { CatalogueLoaders } from './language.ts';

/** The texts of keepsakes, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the loaders. */
export const keepsakeCatalogues: CatalogueLoaders = {};
