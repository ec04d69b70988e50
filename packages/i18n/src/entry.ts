import type { CatalogueLoaders } from './language.ts';

/** The texts of the customer app's first page, one chunk per locale. Empty here: the Vite plugin `@cpc/i18n/vite` puts the loaders in. */
export const entryCatalogues: CatalogueLoaders = {};
