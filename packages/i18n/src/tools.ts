import type { CatalogueLoaders } from './language.ts';

/** The texts of the studio's panels, by locale. Empty here: the Vite plugin `@cpc/i18n/vite` fills in the loaders. */
export const toolsCatalogues: CatalogueLoaders = {};
