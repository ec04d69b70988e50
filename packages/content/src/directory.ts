import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Found by the name of the package, which is the same in a bundle of its code. */
const HOME = dirname(createRequire(import.meta.url).resolve('@cpc/content/package.json'));

/**
 * The folder of the built assets: `fonts/<key>.json`, `fonts/<key>/<n>.ttf`, `stickers/<key>.png`,
 * `wallpapers/<key>.jpg`, and small `stickers/previews/<key>.png`, `wallpapers/previews/<key>.jpg` to choose from.
 * It is empty until `buildContent()` has run.
 */
export function contentDirectory(): string {
  return join(HOME, 'dist');
}

/** The folder of the wallpapers' previews: `<key>.jpg`, made by `npm run previews -w @cpc/content`. */
export const previewsFolder = (): string => join(HOME, 'previews');

/** The folder of names in further languages: `<locale>.json`, by key. */
export const namesFolder = (): string => join(HOME, 'names');

/** The stickers of one group that are drawn elsewhere. */
export const stickerTable = (group: string): string => join(HOME, 'stickers', `${group}.tsv`);

/** The icons of other sets that stickers, emoji and the illustrator draw. */
export const iconsFile = (): string => join(HOME, 'icons.json.br');

/**
 * A file of an npm package, as it is there: `@fontsource/anton/400.css`. The packages are development dependencies, and
 * `npm run vendor -w @cpc/content` takes what the product uses of them.
 */
export const vendored = (file: string): string => join(HOME, 'vendor', file);

/** How wide the words of the templates are in each typeface: made by `template-widths` of @cpc/api. */
export const letteringFile = (): string => join(HOME, 'templates', 'lettering.json');
