export { decodePicture, type PrintImage } from './decode.ts';
export { type DeviceBox, type DevicePage, renderDevicePage } from './device-page.ts';
export { renderThumbnail, thumbnailScale } from './encode.ts';
export { type AssetSource, loadAssets } from './load-assets.ts';
export type { PictureBudget } from './picture-sizes.ts';
export { renderPrintFile } from './print-file.ts';
export type { PrintFileRequest } from './print-request.ts';
export { MAX_RASTER_BYTES, type PrintRequest, type Raster, type RasterOptions, renderRaster } from './raster.ts';
export { tryProfile } from './try-profile.ts';
