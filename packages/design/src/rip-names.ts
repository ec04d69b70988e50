/** Raster image processors (RIPs) and kinds of printers with a preset (SA-11). */
export const RIP_NAMES = [
  'versaworks',
  'rasterlink',
  'onyx',
  'caldera',
  'ergosoft',
  'printfactory',
  'pngRip',
  'ipp',
] as const;
export type RipName = (typeof RIP_NAMES)[number];

/** Manuals of these say that spot colours are found in vectors only: a raster plate would print no white, in silence. */
const VECTORS_ONLY: readonly (RipName | null)[] = ['versaworks', 'rasterlink'];
export const readsVectorsOnly = (preset: RipName | null): boolean => VECTORS_ONLY.includes(preset);
