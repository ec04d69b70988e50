export { type Artwork, artworkIn } from './artwork/artwork.ts';
export { iconSet } from './icons/icon-sets.ts';
export { contentDirectory, iconsFile, letteringFile } from './directory.ts';
export { GOODS } from './goods/goods.ts';
export { PHONE_MODELS } from './models/models.ts';
export { DEMO_PRICES } from './prices.ts';
export { SHELLS } from './shells.ts';
export { READING } from './readings.ts';
export { shippedCatalogue } from './shipped-catalogue.ts';
export { englishNames, namesOf, titleIn } from './titles.ts';
export { STICKER_SIZE, STICKERS } from './stickers/stickers.ts';
export { designOf, letteringOf, TEMPLATES, templatesFor } from './templates.ts';
export { stylesOf } from './typefaces/styles.ts';
export { TYPEFACES } from './typefaces/typefaces.ts';
export type {
  Licence,
  Sticker,
  Titles,
  TypefaceEntry,
  TypefaceManifest,
  TypefaceStyle,
  UnicodeRange,
  Wallpaper,
} from './types.ts';
export { WALLPAPERS, WALLPAPER_HEIGHT, WALLPAPER_WIDTH } from './wallpapers/wallpapers.ts';
