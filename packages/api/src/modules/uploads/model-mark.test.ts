import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegWith, pngWith } from '../../testing/marked-pictures.ts';
import { photo } from '../../testing/pictures.ts';
import { cutPicture } from './cut-picture.ts';
import { takePicture } from './picture.ts';

const BY_A_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
const BY_A_CAMERA = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';

const xmp = (properties: string) =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"' +
  ` xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Description rdf:about="" ${properties}/></rdf:RDF></x:xmpmeta>`;
const withXmp = async (properties: string, as: 'png' | 'jpeg') =>
  sharp(await photo(300, 300))
    .withXmp(xmp(properties))
    .toFormat(as)
    .toBuffer();

async function taken(bytes: Buffer, made?: Parameters<typeof takePicture>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'cpc-mark-'));
  try {
    await writeFile(join(folder, 'picture'), bytes);
    return await takePicture(join(folder, 'picture'), made);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const metadataOf = async (file: Uint8Array) => (await sharp(file).metadata()).xmpAsString ?? '';

describe('the mark of a picture that a model made', () => {
  it.each([
    ['XMP in a JPEG', () => withXmp(`Iptc4xmpExt:DigitalSourceType="${BY_A_MODEL}"`, 'jpeg')],
    ['compressed XMP in a PNG', () => withXmp(`Iptc4xmpExt:DigitalSourceType="${BY_A_MODEL}"`, 'png')],
    ['a C2PA manifest in a PNG', () => pngWith(BY_A_MODEL)],
    ['a C2PA manifest in a JPEG', () => jpegWith(BY_A_MODEL)],
    ['a manifest that names its camera first', () => pngWith(`${BY_A_CAMERA}x${BY_A_MODEL}`)],
  ])('[AI-09.1] that came as %s stays in the picture, its small copy and a cut of it', async (_, file) => {
    const { bytes, proxy, mediaType, modelSource } = await taken(await file());
    expect(modelSource).toBe('trainedAlgorithmicMedia');
    const crop = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
    const cut = await cutPicture(bytes, mediaType, { crop, needed: { width: 100, height: 100 } });
    expect(cut).toMatchObject({ modelSource, width: 100 });
    for (const copy of [bytes, proxy, cut.bytes, cut.proxy])
      expect(await metadataOf(copy)).toContain(`>${BY_A_MODEL}</`);
  });

  it('[AI-09.1] is IPTC’s property in the namespace of IPTC, beside nothing else of the file', async () => {
    const { bytes } = await taken(await withXmp(`Iptc4xmpExt:DigitalSourceType="${BY_A_MODEL}" a="by Ann"`, 'jpeg'));
    const [, prefix = ''] = /<(\w+):DigitalSourceType /.exec(await metadataOf(bytes)) ?? [];
    expect(await metadataOf(bytes)).toContain(`xmlns:${prefix}="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"`);
    expect(await metadataOf(bytes)).not.toContain('Ann');
  });

  it('[AI-09.1] is not in a photo, whatever else its file says', async () => {
    const photos = [
      await photo(300, 300),
      await withXmp(`Iptc4xmpExt:DigitalSourceType="${BY_A_CAMERA}"`, 'jpeg'),
      await withXmp('a="trainedAlgorithmicMedia"', 'png'),
      await pngWith(BY_A_CAMERA),
    ];
    for (const file of photos) {
      const { bytes, modelSource } = await taken(file);
      expect([modelSource, await metadataOf(bytes)]).toEqual([null, '']);
    }
  });

  it('[AI-09.1] that a file brought counts, and else what is known of its maker', async () => {
    const known = 'compositeWithTrainedAlgorithmicMedia';
    expect(await taken(await photo(300, 300), known)).toMatchObject({ modelSource: known });
    expect(await taken(await pngWith(BY_A_MODEL), known)).toMatchObject({ modelSource: 'trainedAlgorithmicMedia' });
  });
});
