export { decodePicture, type PrintImage } from './raster/decode.ts';
export { type DeviceBox, type DevicePage, renderDevicePage } from './device-page.ts';
export { renderThumbnail, thumbnailScale } from './raster/encode.ts';
export { type AssetSource, loadAssets } from './load-assets.ts';
export type { PictureBudget } from './raster/picture-sizes.ts';
export { renderPrintFile } from './print-file.ts';
export type { PrintFileRequest } from './raster/print-request.ts';
export { MAX_RASTER_BYTES, type PrintRequest, type Raster, type RasterOptions, renderRaster } from './raster/raster.ts';
export { tryProfile } from './try-profile.ts';
