import type { CatalogueLoaders } from './language.ts';

/** The texts of the customer app's first page, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` puts the loaders in. */
export const entryCatalogues: CatalogueLoaders = {};
