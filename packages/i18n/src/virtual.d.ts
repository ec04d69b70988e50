declare module 'virtual:catalogues/customer' {
  export const catalogues: import('./language.ts').CatalogueLoaders;
}
declare module 'virtual:catalogues/partner' {
  export const catalogues: import('./language.ts').CatalogueLoaders;
}
