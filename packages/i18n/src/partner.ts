/// <reference path="./virtual.d.ts" />
/** The partner app's texts, one chunk per locale; needs the Vite plugin `@cpc/i18n/vite`. */
export { catalogues as partnerCatalogues } from 'virtual:catalogues/partner';
