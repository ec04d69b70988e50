/// <reference path="./virtual.d.ts" />
/** The customer app's texts, one chunk per locale; needs the Vite plugin `@cpc/i18n/vite`. */
export { catalogues as customerCatalogues } from 'virtual:catalogues/customer';
