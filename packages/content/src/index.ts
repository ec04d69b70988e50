export { contentDirectory } from './directory.ts';
export { PHONE_MODELS } from './models/models.ts';
export { DEMO_PRICES } from './prices.ts';
export { SHELLS } from './shells.ts';
export { STICKER_SIZE, STICKERS } from './stickers/stickers.ts';
export { TYPEFACES } from './typefaces.ts';
export type { Licence, Sticker, TypefaceEntry, TypefaceManifest, UnicodeRange, Wallpaper } from './types.ts';
export { WALLPAPERS, WALLPAPER_HEIGHT, WALLPAPER_WIDTH } from './wallpapers.ts';
