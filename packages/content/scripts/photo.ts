import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { develop } from './photo/develop.ts';
import { expose } from './photo/film.ts';

const FOLDER = fileURLToPath(new URL('../photos/', import.meta.url));
const WIDTH = 3000;
const HEIGHT = 4000;

/** Metadata as a phone writes it; the position is at a mountain lake, for tests that uploads remove it. */
const EXIF = {
  IFD0: { ImageDescription: 'Mountain lake, rendered', Copyright: 'CC0-1.0', Make: 'Custom Phone Case', Model: 'Film' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 41/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '12/1 5/1 0/1' },
};

/**
 * Renders the demo photograph again. This takes a few minutes, so the result is kept in the repository.
 * `mountain-lake.jpg`: 4000×3000 px as an upright phone stores it, EXIF orientation 6: shown as 3000×4000.
 * `mountain-lake-upright.jpg`: the same view at 1500×2000 px, without metadata.
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
