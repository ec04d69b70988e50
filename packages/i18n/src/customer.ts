import type { CatalogueLoaders } from './language.ts';

/** All texts of the customer app, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the loaders. */
export const customerCatalogues: CatalogueLoaders = {};
