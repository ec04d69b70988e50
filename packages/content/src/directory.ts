import { fileURLToPath } from 'node:url';

/**
 * The folder of the built assets: `fonts/<key>.json`, `fonts/<key>/<n>.ttf`, `stickers/<key>.png`,
 * `wallpapers/<key>.jpg`, and small `stickers/previews/<key>.png`, `wallpapers/previews/<key>.jpg` to choose from.
 * It is empty until `buildContent()` has run.
 */
export function contentDirectory(): string {
  return fileURLToPath(new URL('../dist', import.meta.url));
}
