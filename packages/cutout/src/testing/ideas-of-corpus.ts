import { readFile } from 'node:fs/promises';
import { GOODS } from '@cpc/content';
import { backgroundOf, IDEA_KINDS, type IdeaInput, ideaOf, paletteOf, type Surface, WARDROBE } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { Box } from '@cpc/imaging';
import { type LightFaces, openLightFaces } from '../light/light-faces.ts';
import { type CorpusPhoto, composed } from './corpus.ts';
import { hiddenFaces } from './hidden-faces.ts';

export const LIGHT_FILE = new URL(
  '../../vendor/@mediapipe/face_detection/face_detection_short_range.tflite',
  import.meta.url,
);
export const lightFaces = async (): Promise<LightFaces> => openLightFaces(new Uint8Array(await readFile(LIGHT_FILE)));

/** Six phones whose cameras lie differently. */
const NAMES = ['iPhone 16', 'iPhone 17 Pro', 'Galaxy S25 Ultra', 'Pixel 9', 'iPhone SE (3rd generation)', 'Xiaomi 15'];
const shells = GOODS.filter(({ surface }) => surface.form.kind === 'shell');
export const SIX: readonly Surface[] = NAMES.map(
  (name, i) => (shells.find(({ model }) => model === name) ?? shells[i * 50])?.surface,
).filter((surface) => surface !== undefined);

const ASSET = brand<AssetId>('f'.repeat(64));

/** A photo as the editor gives it to ideas, and where its faces really are. */
export async function inputOf(photo: CorpusPhoto, find: LightFaces) {
  const { picture, faces: real } = await composed(photo);
  const found = find(picture);
  const base = {
    photo: { asset: ASSET, width: photo.width, height: photo.height, faces: found },
    palette: paletteOf(picture),
    lettering: [{ typeface: 'pacifico', box: { width: 2.2, height: 1.76 } }],
    stickers: ['sparkles'],
  } as const satisfies Partial<IdeaInput>;
  return { base, real, found, picture };
}

export const isFound = (real: Box, found: readonly Box[]): boolean =>
  found.some(
    ({ x, y, width, height }) =>
      Math.abs(x + width / 2 - real.x - real.width / 2) < real.width / 2 &&
      Math.abs(y + height / 2 - real.y - real.height / 2) < real.height / 2,
  );

/** Cloths, and the white paper of a cover. */
const WORN = new Set<string>([
  '#ffffff',
  ...WARDROBE.flatMap(({ pale, soft, bold, deep }) => [pale, soft, bold, deep]),
]);

/** What is wrong with the ideas from a photo: faces that are cut or covered, grounds that nobody would wear. */
export async function faultsOf(
  photo: CorpusPhoto,
  find: LightFaces,
  rounds: readonly number[],
): Promise<readonly string[]> {
  const { base, real, found } = await inputOf(photo, find);
  const faults = real.flatMap((face, i) => (isFound(face, found) ? [] : [`${photo.name}: face ${i} is not found`]));
  for (const surface of SIX) {
    for (const kind of IDEA_KINDS) {
      for (const [round, words] of rounds.flatMap((one) => [[one, ''] as const, [one, 'Lena'] as const])) {
        const document = ideaOf(kind, { ...base, surface, words, round });
        const where = `${photo.name}, ${surface.id}, ${kind}, round ${round}, "${words}"`;
        const hidden = hiddenFaces(document, surface, ASSET, real);
        for (const { face, by, layer } of hidden) faults.push(`${where}: face ${face} in ${layer} is hidden by ${by}`);
        const { fill } = backgroundOf(document);
        const grounds =
          fill.kind === 'colour'
            ? [fill.colour]
            : fill.kind === 'gradient'
              ? fill.stops.map(({ colour }) => colour)
              : [];
        for (const one of grounds) if (!WORN.has(one)) faults.push(`${where}: ground ${one}`);
      }
    }
  }
  return faults;
}
