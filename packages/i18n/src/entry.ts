import type { CatalogueLoaders } from './language.ts';

/**
 * The texts of the customer app's first page, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the
 * loaders.
 */
export const entryCatalogues: CatalogueLoaders = {};
