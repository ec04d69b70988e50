import type { CatalogueLoaders } from './language.ts';

/**
 * The texts of the customer app's other pages, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the
 * loaders.
 */
export const customerCatalogues: CatalogueLoaders = {};
