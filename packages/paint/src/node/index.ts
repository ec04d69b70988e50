export { decodePicture, type PrintImage } from './decode.ts';
export { renderThumbnail } from './encode.ts';
export { type AssetSource, loadAssets } from './load-assets.ts';
export { type PrintFileRequest, renderPrintFile } from './print-file.ts';
export { MOST_RASTER_BYTES, type PrintRequest, type Raster, type RasterOptions, renderRaster } from './raster.ts';
