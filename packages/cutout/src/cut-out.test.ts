import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CutOut, cutOutPeople } from './cut-out.ts';
import { clearFaces } from './faces.ts';
import { nodeRuntime } from './node.ts';
import type { Runtime } from './runtime.ts';
import { compose, overlap, pixelsOf, PORTRAITS, portraitFile, type Portrait } from './testing/photos.ts';

const LAKE = new URL('../../content/photos/mountain-lake.jpg', import.meta.url).pathname;
const RACCOON = new URL('../../content/photos/raccoon.jpg', import.meta.url).pathname;
const svg = (body: string, width = 400, height = 400) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`);

let runtime: Runtime;
beforeAll(async () => {
  runtime = await nodeRuntime();
});

const cut = async (file: string | Buffer): Promise<CutOut> => cutOutPeople(await pixelsOf(file), runtime);
const faces = async (file: string | Buffer) => clearFaces(await pixelsOf(file), runtime);

/** A portrait on a white ground, as wide as this share of a picture of 1024 pixels. */
const small = async (name: Portrait, share: number): Promise<Buffer> => {
  const person = await sharp(portraitFile(name))
    .resize(Math.round(1024 * share))
    .toBuffer();
  return sharp(LAKE)
    .resize(1024, 1024)
    .composite([{ input: person }])
    .png()
    .toBuffer();
};

describe('cutting people out', () => {
  it.each(PORTRAITS)(
    '[AI-02.1] [AI-03.2] cuts out the %s before a landscape, by models on this machine',
    async (portrait) => {
      const { picture, mask } = await compose({ portrait, background: LAKE });
      const found = await cutOutPeople(picture, runtime);
      expect(found.kind).toBe('cut');
      if (found.kind === 'cut') expect(overlap(found.mask, mask)).toBeGreaterThan(0.9);
    },
  );

  it('[AI-02.1] cuts out both of two people', async () => {
    const [left, right] = await Promise.all(
      PORTRAITS.map((name) => sharp(portraitFile(name)).resize(400, 400, { fit: 'cover' }).toBuffer()),
    );
    const both = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#ccd' } })
      .composite([
        { input: left as Buffer, left: 0, top: 0 },
        { input: right as Buffer, left: 400, top: 0 },
      ])
      .png()
      .toBuffer();
    const found = await cut(both);
    expect(found.kind).toBe('cut');
    if (found.kind !== 'cut') return;
    const at = (x: number, y: number) => found.mask.data[y * found.mask.width + x] ?? 0;
    expect([at(180, 120), at(600, 170)].every((value) => value > 200)).toBe(true);
  });

  it('[AI-02.1] finds twenty faces, and no more than that', async () => {
    const tile = await sharp(portraitFile('astronaut'))
      .extract({ left: 80, top: 0, width: 290, height: 290 })
      .resize(200, 200)
      .toBuffer();
    const crowd = await sharp({ create: { width: 1200, height: 1000, channels: 3, background: '#89a' } })
      .composite(
        Array.from({ length: 30 }, (_, i) => ({ input: tile, left: (i % 6) * 200, top: Math.floor(i / 6) * 200 })),
      )
      .png()
      .toBuffer();
    const found = await faces(crowd);
    expect(found.length).toBeGreaterThan(15);
    expect(found.length).toBeLessThanOrEqual(20);
  });
});

describe('refusing pictures without a clear face', () => {
  const DRAWN = svg(
    `<rect width="400" height="400" fill="#8cf"/><ellipse cx="200" cy="200" rx="110" ry="140" fill="#f2c49b"/>
     <path d="M90 170Q90 40 200 40T310 170Q250 110 200 110T90 170Z" fill="#3a2413"/>
     <ellipse cx="160" cy="190" rx="20" ry="10" fill="#fff"/><circle cx="160" cy="190" r="9" fill="#234"/>
     <ellipse cx="240" cy="190" rx="20" ry="10" fill="#fff"/><circle cx="240" cy="190" r="9" fill="#234"/>
     <path d="M200 200L190 245H212" fill="none" stroke="#a76" stroke-width="5"/><path d="M165 285Q200 305 235 285Q200 320 165 285Z" fill="#c33"/>`,
  );
  it('[AI-02.2] refuses an animal, a landscape and a drawn face', async () => {
    for (const file of [RACCOON, LAKE, DRAWN]) expect((await cut(file)).kind).toBe('no-face');
  });

  it('[AI-02.2] refuses one pixel, an empty and a transparent picture', async () => {
    const blank = (width: number, height: number, background: string) =>
      sharp({ create: { width, height, channels: 4, background } })
        .png()
        .toBuffer();
    for (const file of [blank(1, 1, '#fff'), blank(1600, 2, '#888'), blank(300, 300, '#0000')]) {
      expect((await cut(await file)).kind).toBe('no-face');
    }
  });

  it('[AI-02.2] refuses a face that is too small to be clear, and accepts the same face larger', async () => {
    expect(await faces(await small('astronaut', 0.1))).toEqual([]);
    expect(await faces(await small('astronaut', 0.5))).toHaveLength(1);
  });

  it('[AI-02.2] refuses a person who is turned away or whose face is covered', async () => {
    const covered = await sharp(portraitFile('astronaut'))
      .composite([{ input: svg('<rect x="175" y="80" width="100" height="110" fill="#123"/>', 512, 512) }])
      .toBuffer();
    expect((await cut(covered)).kind).toBe('no-face');
  });

  it('[AI-02.1] a person on a transparent ground is cut out as on a white one', async () => {
    const { picture, mask } = await compose({
      portrait: 'admiral',
      background: svg('<rect width="9" height="9" fill="#fff"/>', 9, 9),
    });
    for (let i = 0; i < mask.data.length; i++) picture.data[i * 4 + 3] = mask.data[i] ?? 0;
    const found = await cutOutPeople(picture, runtime);
    expect(found.kind).toBe('cut');
    if (found.kind === 'cut') expect(overlap(found.mask, mask)).toBeGreaterThan(0.9);
  });
});

describe('the runtime', () => {
  it('[AI-03.2] leaves the global object as it was, and writes nothing', () => {
    expect(
      ['self', 'importScripts', 'Module', 'ModuleFactory'].filter(
        (name) => Reflect.get(globalThis, name) !== undefined,
      ),
    ).toEqual([]);
  });

  it('[AI-02.1] work that is stopped rejects and leaves the runtime usable', async () => {
    let left = 2;
    const stopping: Runtime = {
      infer: (model, input) => ((left -= 1) < 0 ? Promise.reject(new Error('stopped')) : runtime.infer(model, input)),
    };
    const picture = await pixelsOf(portraitFile('admiral'));
    await expect(cutOutPeople(picture, stopping)).rejects.toThrow('stopped');
    expect((await cutOutPeople(picture, runtime)).kind).toBe('cut');
  });
});
