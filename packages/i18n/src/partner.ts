import type { CatalogueLoaders } from './language.ts';

/** The partner app's texts, one chunk per locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the loaders. */
export const partnerCatalogues: CatalogueLoaders = {};
