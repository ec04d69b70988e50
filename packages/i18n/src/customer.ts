import type { CatalogueLoaders } from './language.ts';

/** The customer app's texts, one chunk per locale. Empty here: the Vite plugin `@cpc/i18n/vite` puts the loaders in. */
export const customerCatalogues: CatalogueLoaders = {};
