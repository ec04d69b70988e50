import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { develop } from './photo/develop.ts';
import { expose } from './photo/film.ts';

const FOLDER = fileURLToPath(new URL('../photos/', import.meta.url));
const WIDTH = 3000;
const HEIGHT = 4000;

/** What a phone writes beside the pixels; the position stands at a mountain lake, for uploads to strip. */
const EXIF = {
  IFD0: { ImageDescription: 'Mountain lake, rendered', Copyright: 'CC0-1.0', Make: 'Custom Phone Case', Model: 'Film' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 41/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '12/1 5/1 0/1' },
};

/**
 * Renders the demo photograph again; it takes a few minutes, so its result is kept with the source.
 * `mountain-lake.jpg`: 4000×3000 px as a phone held upright stores them, EXIF orientation 6: shown 3000×4000.
 * `mountain-lake-upright.jpg`: the same view at 1500×2000 px, no metadata.
 */
const film = sharp(develop(expose(WIDTH, HEIGHT)), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
await mkdir(FOLDER, { recursive: true });
await jpeg(film.clone().rotate(270))
  .withExif(EXIF)
  .withMetadata({ orientation: 6 })
  .toFile(`${FOLDER}mountain-lake.jpg`);
await jpeg(film.clone().resize(WIDTH / 2)).toFile(`${FOLDER}mountain-lake-upright.jpg`);

function jpeg(picture: Sharp): Sharp {
  return picture.jpeg({ quality: 92, mozjpeg: true });
}
