import { type DesignDocument, EMPTY_DOCUMENT, type Made, PLAIN_LOOK, type PrintSettings } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import type { Caller } from '../../testing/caller.ts';
import { type TestShop, testShop } from '../../testing/shop.ts';
import { upload } from '../../testing/upload.ts';

/** 12 megapixels, like a photo of a phone's camera. */
const PHOTO = { width: 4000, height: 3000 };
/** The part of the photo that covers the case: a smaller copy has too few pixels to show its stripes. */
const PART = 0.1;

const SETTINGS: Partial<PrintSettings> = { format: 'png', dpi: 300, colour: 'srgb', white: 'none' };

/** Vertical stripes, black and white, each one pixel wide: if a pixel is lost, the stripes turn grey. */
function stripes(): Promise<Buffer> {
  const row = Buffer.from(Array.from({ length: PHOTO.width }, (_, x) => (x % 2 === 0 ? 0 : 255)));
  const pixels = Buffer.concat(Array.from({ length: PHOTO.height }, () => row));
  return sharp(pixels, { raw: { ...PHOTO, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const designOf = (asset: AssetId, made: Made | null = null) => ({
  ...EMPTY_DOCUMENT,
  records: {
    ...EMPTY_DOCUMENT.records,
    photo: {
      id: 'photo',
      type: 'picture',
      stack: 'a1',
      placement: { x: 37, y: 100, scale: 1, rotation: 0, flipX: false, flipY: false },
      opacity: 1,
      locked: false,
      hidden: false,
      group: null,
      asset,
      width: 72,
      height: 54,
      crop: { x: 0.45, y: 0.45, width: PART, height: PART },
      mask: null,
      rounding: 0,
      framed: false,
      edge: null,
      shadow: null,
      look: PLAIN_LOOK,
      made,
    },
  },
});

/** The middle row of the printed picture, each pixel 0 … 255. */
async function middleOf(print: Buffer): Promise<readonly number[]> {
  const { width, height } = await sharp(print).metadata();
  const box = { left: Math.round(width * 0.3), top: Math.round((height * 100) / 150), width: 200, height: 1 };
  return [...(await sharp(print).extract(box).greyscale().raw().toBuffer())];
}

/** Orders and pays a design. @returns its print file */
async function printed(shop: TestShop, customer: Caller, document: object): Promise<Buffer> {
  await shop.services.db.transact((tx) =>
    tx
      .updateTable('machines')
      .set({ print_settings: JSON.stringify(SETTINGS) })
      .execute(),
  );
  const order = await shop.place(customer, { document: document as DesignDocument });
  await shop.pay(customer, order);
  await shop.work();
  const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
  return (await shop.app.inject({ url: job?.file_url ?? '', headers: shop.station.headers })).rawPayload;
}

/** Whether the middle row has black and white stripes, and all of them. */
async function stripesIn(print: Buffer) {
  const seen = await middleOf(print);
  const crossings = seen.filter((value, i) => i > 0 && value >= 128 !== (seen[i - 1] ?? 0) >= 128).length;
  // A stripe is 2.1 printed pixels wide; from a half-size copy, black and white would merge into one grey.
  return { black: Math.min(...seen) < 60, white: Math.max(...seen) > 195, all: crossings > 80 };
}

const ALL_STRIPES = { black: true, white: true, all: true };

// Pixels do not depend on the database: one database is enough.
describe.each(databases().slice(0, 1))('a large photograph on $engine', ({ open }) => {
  it('[ED-10.2] [SA-05.1] a print uses every uploaded pixel, not the small copy on the screen', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const { data } = await upload(shop.app, customer.headers, await stripes());
    expect(data).toMatchObject(PHOTO);
    expect(await stripesIn(await printed(shop, customer, designOf(data.asset)))).toEqual(ALL_STRIPES);
  });

  it('[PF-02.2] [AI-06.1] a print shows every pixel that a tool made, not the picture that the tool began with', async () => {
    const shop = await testShop(await open());
    const customer = await shop.customer();
    const grey = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    const { data: original } = await upload(shop.app, customer.headers, grey);
    const { data: enlarged } = await upload(shop.app, customer.headers, await stripes());
    const made: Made = { from: original.asset, by: 'upscale', strength: 0, times: 4, before: null };
    expect(await stripesIn(await printed(shop, customer, designOf(enlarged.asset, made)))).toEqual(ALL_STRIPES);
  });
});
