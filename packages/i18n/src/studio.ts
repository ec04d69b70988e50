import type { CatalogueLoaders } from './language.ts';

/** The texts of the studio and of the first page, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` puts the loaders in. */
export const studioCatalogues: CatalogueLoaders = {};
