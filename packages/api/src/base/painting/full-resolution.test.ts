import { EMPTY_DOCUMENT, PLAIN_LOOK, type PrintSettings } from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { testShop } from '../../testing/shop.ts';
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

const designOf = (asset: AssetId) => ({
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
      look: PLAIN_LOOK,
      made: null,
    },
  },
});

/** The middle row of the printed picture, each pixel 0 … 255. */
async function middleOf(print: Buffer): Promise<readonly number[]> {
  const { width, height } = await sharp(print).metadata();
  const box = { left: Math.round(width * 0.3), top: Math.round((height * 100) / 150), width: 200, height: 1 };
  return [...(await sharp(print).extract(box).greyscale().raw().toBuffer())];
}

// Pixels do not depend on the database: one database is enough.
describe.each(databases().slice(0, 1))('a large photograph on $engine', ({ open }) => {
  it('[ED-10] [SA-05] a print uses every uploaded pixel, not the small copy on the screen', async () => {
    const shop = await testShop(await open());
    await shop.services.db.transact((tx) =>
      tx
        .updateTable('machines')
        .set({ print_settings: JSON.stringify(SETTINGS) })
        .execute(),
    );
    const customer = await shop.customer();
    const { data } = await upload(shop.app, customer.headers, await stripes());
    expect(data).toMatchObject(PHOTO);
    const order = await shop.place(customer, { document: designOf(data.asset) });
    await shop.pay(customer, order);
    await shop.work();
    const job = await shop.station.must('PrintJob.lease', { wait_ms: 0 });
    const file = await shop.app.inject({ url: job?.file_url ?? '', headers: shop.station.headers });
    const seen = await middleOf(file.rawPayload);
    // A stripe is 2.1 printed pixels wide; from a half-size copy, black and white would merge into one grey.
    expect(Math.min(...seen)).toBeLessThan(60);
    expect(Math.max(...seen)).toBeGreaterThan(195);
    const crossings = seen.filter((value, i) => i > 0 && value >= 128 !== (seen[i - 1] ?? 0) >= 128).length;
    expect(crossings).toBeGreaterThan(80);
  });
});
