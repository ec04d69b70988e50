import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { answerOf, caller, guest } from '../../testing/caller.ts';
import { databases } from '../../testing/databases.ts';
import { bombPng, forgedSize, photo } from '../../testing/pictures.ts';
import { groundServer } from '../../testing/server.ts';
import { upload } from '../../testing/upload.ts';
import { MAX_PER_ACCOUNT } from './receive/limits.ts';

type Headers = Readonly<Record<string, string>>;
type App = Awaited<ReturnType<typeof groundServer>>['app'];

async function download(app: App, headers: Headers, asset: string, size: 'proxy' | 'full') {
  const response = await app.inject({ url: `/api/picture/${asset}?size=${size}`, headers });
  return { response, picture: await sharp(response.rawPayload).metadata(), bytes: response.rawPayload };
}

const small = await photo(320, 240);

describe.each(databases())('uploads on $engine', ({ open }) => {
  async function studio() {
    const { app, services } = await groundServer(await open());
    return { app, services, me: await guest(app) };
  }

  it('[AP-06.1] a JPEG stays a JPEG and a PNG a PNG, and the owner gets them back', async () => {
    const { app, me } = await studio();
    const png = await sharp(small).png().toBuffer();
    for (const [bytes, type] of [
      [small, 'image/jpeg'],
      [png, 'image/png'],
    ] as const) {
      const { code, data } = await upload(app, me.headers, bytes);
      expect([code, data.width, data.height]).toEqual([0, 320, 240]);
      const { response, picture } = await download(app, me.headers, data.asset, 'full');
      expect(response.headers['content-type']).toBe(type);
      expect(response.headers['cache-control']).toContain('immutable');
      expect([`image/${picture.format}`, picture.width, picture.space]).toEqual([type, 320, 'srgb']);
    }
  });

  it('[AP-06.3] applies the orientation, converts to sRGB and drops the metadata', async () => {
    const { app, me } = await studio();
    const secret = 'SECRET-PLACE';
    const sideways = await sharp(small)
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const { data } = await upload(app, me.headers, sideways);
    expect([data.width, data.height]).toEqual([240, 320]);
    const { picture, bytes } = await download(app, me.headers, data.asset, 'full');
    expect([picture.exif, picture.icc, picture.orientation, bytes.includes(secret)]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });

  it('[AP-06.2] takes 40 megapixels, whole for the print and small for the phone', async () => {
    const { app, me } = await studio();
    const { code, data } = await upload(app, me.headers, await photo(7_303, 5_477));
    expect([code, data.width, data.height]).toEqual([0, 7_303, 5_477]);
    expect((await download(app, me.headers, data.asset, 'proxy')).picture).toMatchObject({
      width: 2_048,
      height: 1_536,
    });
    expect((await download(app, me.headers, data.asset, 'full')).picture).toMatchObject({
      width: 7_303,
      height: 5_477,
    });
  });

  it.each([
    ['a text named .png', Buffer.from('hello, I am a text'), 'notImage', 'Must be of image type'],
    [
      'an SVG with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'notImage',
      'Must be of image type',
    ],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
      'notImage',
      'Must be of image type',
    ],
    ['nothing', Buffer.alloc(0), 'notImage', 'Must be of image type'],
    [
      'a PNG signature before junk',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2_000, 'x')]),
      'imageBroken',
      'damaged',
    ],
    ['a PNG bomb of 400 megapixels', bombPng(20_000, 20_000), 'imageTooLarge', 'too large'],
    ['a JPEG that claims 65000 × 65000', forgedSize(small, 65_000, 65_000), 'imageTooLarge', 'too large'],
    ['a truncated JPEG', small.subarray(0, small.length / 2), 'imageBroken', 'damaged'],
    ['a file of 21 MB', Buffer.concat([small, Buffer.alloc(21 * 2 ** 20)]), 'imageTooLarge', 'too large'],
  ])('[AP-06.1] [SE-04] refuses %s', async (_what, bytes, error, words) => {
    const { app, me } = await studio();
    const answer = await upload(app, me.headers, bytes);
    expect(answer).toMatchObject({ http: 200, data: { error } });
    expect(answer.msg).toContain(words);
  });

  it('[SE-04] keeps only the pixels of a file that is two formats at once', async () => {
    const { app, me } = await studio();
    const { data } = await upload(
      app,
      me.headers,
      Buffer.concat([small, Buffer.from('<html><script>alert(1)</script></html>')]),
      '../../x.html',
    );
    const { response, bytes } = await download(app, me.headers, data.asset, 'full');
    expect(bytes.includes('<script')).toBe(false);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('[SE-04] uploads of one account are limited, so the disk cannot be filled', async () => {
    const { app, services, me } = await studio();
    const text = Buffer.from('no picture');
    for (let n = 0; n < MAX_PER_ACCOUNT; n += 1) expect((await upload(app, me.headers, text)).http).toBe(200);
    expect((await upload(app, me.headers, small)).http).toBe(429);
    expect((await upload(app, (await guest(app)).headers, small)).code).toBe(0);
    services.clock.pass(15 * 60_000);
    expect((await upload(app, me.headers, small)).code).toBe(0);
  });

  it('[AP-06.1] an upload without a file is reported as failed', async () => {
    const { app, me } = await studio();
    const url = '/api/upload/picture';
    for (const headers of [
      { 'content-type': 'multipart/form-data; boundary=y' },
      { 'content-type': 'application/json' },
    ]) {
      const response = await app.inject({ method: 'POST', url, headers: { ...me.headers, ...headers }, payload: '{}' });
      expect(answerOf(response)).toMatchObject({ data: { error: 'uploadFailed' }, msg: 'Upload failed' });
    }
  });

  it('gives a picture only to its owner, and accepts none from a visitor', async () => {
    const { app, me } = await studio();
    const { data } = await upload(app, me.headers, small);
    const other = await guest(app);
    const read = (headers: Headers) => app.inject({ url: `/api/picture/${data.asset}`, headers });
    expect(answerOf(await read(other.headers)).data).toEqual({ error: 'notFound' });
    expect((await read(caller(app).headers)).statusCode).toBe(401);
    expect((await upload(app, {}, small)).http).toBe(401);
    expect((await upload(app, other.headers, small)).data.asset).toBe(data.asset);
    expect((await read(other.headers)).statusCode).toBe(200);
  });
});
