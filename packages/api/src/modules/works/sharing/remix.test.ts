import {
  type DesignDocument,
  EMPTY_DOCUMENT,
  layersOf,
  PLAIN_LOOK,
  parseDocument,
  type PictureLayer,
  PLAIN_PICTURE,
} from '@cpc/design';
import { type AssetId, degrees, mm } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../base/db/database.ts';
import { contentFolder, profileFolder } from '../../../base/painting/content-files.ts';
import { paintRenderer } from '../../../base/painting/paint-renderer.ts';
import { answerOf, type Caller } from '../../../testing/caller.ts';
import { databases } from '../../../testing/databases.ts';
import { photo } from '../../../testing/pictures.ts';
import { CHOICE, orderOf, type TestShop, testShop } from '../../../testing/shop.ts';
import { upload } from '../../../testing/upload.ts';
import { surfaceText } from '../keeping/art.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';

const { goods_id } = CHOICE;
const [WIDTH, HEIGHT] = [1_600, 1_200];
// Lossless, so that only geometry can differ.
const original = await sharp(await photo(WIDTH, HEIGHT))
  .png()
  .toBuffer();
/** A third of the picture's width and half of its height, not on whole pixels. */
const CROP = { x: 0.2003, y: 0.3002, width: 1 / 3, height: 0.5 };

function design(asset: AssetId, changes: Partial<PictureLayer> = {}, more: object = {}): DesignDocument {
  const layer = {
    id: 'picture',
    type: 'picture',
    stack: 'a0',
    group: null,
    placement: { x: mm(37), y: mm(80), scale: 1.2, rotation: degrees(20), flipX: true, flipY: false },
    opacity: 1,
    locked: false,
    hidden: false,
    asset,
    width: mm(40),
    height: mm(45),
    ...PLAIN_PICTURE,
    crop: CROP,
    mask: 'heart',
    look: { ...PLAIN_LOOK, filter: 'sepia' },
    ...changes,
  };
  return {
    ...EMPTY_DOCUMENT,
    records: { ...EMPTY_DOCUMENT.records, picture: layer, ...more },
  } as unknown as DesignDocument;
}

const placedAt = (x: number, rotation = 0, y = 80) => ({
  x: mm(x),
  y: mm(y),
  scale: 1.2,
  rotation: degrees(rotation),
  flipX: false,
  flipY: false,
});

async function gallery(
  db: Database,
  changes: Partial<PictureLayer> = {},
  more: (asset: AssetId) => object = () => ({}),
) {
  const shop = await testShop(db);
  const owner = await shop.customer();
  const { asset } = (await upload(shop.app, owner.headers, original)).data;
  const document = design(asset, changes, more(asset));
  const { work_id } = await owner.must('Work.save', { goods_id, document });
  const { share_id } = await owner.must('Work.share', { work_id });
  return { shop, owner, asset, document, share_id };
}

async function documentOf(who: Caller, work: Awaited<ReturnType<typeof remixBy>>) {
  const parsed = parseDocument((await who.must('Work.get', work)).document);
  if (!parsed.ok) throw new Error(parsed.problems[0]);
  const [layer] = layersOf(parsed.document);
  if (layer?.type !== 'picture') throw new Error('the remix has no picture');
  return { document: parsed.document, layer };
}

const remixBy = (who: Caller, { share_id }: Pick<Awaited<ReturnType<typeof gallery>>, 'share_id'>) =>
  who.must('Share.remix', { share_id });

const fetched = (shop: TestShop, who: Caller, asset: AssetId) =>
  shop.app.inject({ url: `/api/picture/${asset}?size=full`, headers: who.headers });

describe.each(databases())('remixes on $engine', ({ open }) => {
  it('[ED-12.5] [ED-12.6] [SC-07.5] a remix gives only the cropped pixels, never the whole picture', async () => {
    const { shop, asset, ...shared } = await gallery(await open());
    const other = await shop.customer();
    const { document, layer } = await documentOf(other, await remixBy(other, shared));
    expect(answerOf(await fetched(shop, other, asset)).data).toEqual({ error: 'notFound' });
    expect(JSON.stringify(document)).not.toContain(asset);
    const cut = await sharp((await fetched(shop, other, layer.asset)).rawPayload).metadata();
    expect([cut.width, cut.height]).toEqual([534, 601]);
    expect(layer.crop.width).toBeGreaterThan(0.995);
    // Only the remixer can order it.
    await shop.place(other, { document });
    const third = await shop.customer();
    expect(await third.call('Order.place', orderOf({ document }))).toMatchObject({ data: { error: 'designInvalid' } });
  });

  it('[ED-12.5] a remix paints the same as its original design', async () => {
    const { shop, document: before, ...shared } = await gallery(await open());
    const other = await shop.customer();
    const { document } = await documentOf(other, await remixBy(other, shared));
    const [a, b] = await Promise.all([painted(shop, before), painted(shop, document)]);
    let over = 0;
    for (let i = 0; i < a.length; i += 1) {
      // Nearly transparent pixels have almost no colour.
      const weight = i % 4 === 3 ? 1 : (a[i | 3] ?? 0) / 255;
      if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) * weight > 2) over += 1;
    }
    expect(over / a.length).toBeLessThan(1e-5);
  });

  it('[ED-12.5] [ED-12.6] a picture with more pixels than a print shows is reduced', async () => {
    // 10 mm at scale 1.2 are 283.5 px at 600 dpi, of the 800 px of the crop.
    const changes = { width: mm(10), height: mm(10), crop: { x: 0, y: 0, width: 0.5, height: 1 }, mask: null };
    const { shop, ...shared } = await gallery(await open(), changes);
    const other = await shop.customer();
    const { layer } = await documentOf(other, await remixBy(other, shared));
    const cut = await sharp((await fetched(shop, other, layer.asset)).rawPayload).metadata();
    expect([cut.width, cut.height]).toEqual([284, 426]);
  });

  it('[ED-12.5] [ED-12.6] a remix contains nothing that the design hides', async () => {
    const { shop, owner, ...shared } = await gallery(await open(), {}, (asset) => ({
      hidden: { ...layersOf(design(asset, { hidden: true }))[0], id: 'hidden' },
      clear: { ...layersOf(design(asset, { opacity: 0 }))[0], id: 'clear' },
      beside: { ...layersOf(design(asset, { placement: placedAt(-60) }))[0], id: 'beside' },
      corner: { ...layersOf(design(asset, { placement: placedAt(-38, 45, -8) }))[0], id: 'corner' },
    }));
    const other = await shop.customer();
    const { document } = await documentOf(other, await remixBy(other, shared));
    expect(layersOf(document).map(({ id }) => id)).toEqual(['picture']);
    // The owner's own remix keeps everything, with the unchanged picture.
    const own = await documentOf(owner, await remixBy(owner, shared));
    expect(own.document).toEqual({ ...shared.document });
  });

  it('[ED-12.5] [ED-12.6] [AI-06.1] [AI-06.2] a remix does not name the original of a picture that a tool made', async () => {
    const made = { from: 'f'.repeat(64) as AssetId, by: 'enhance', strength: 1, times: 1, before: null } as const;
    const { shop, ...shared } = await gallery(await open(), { made });
    const other = await shop.customer();
    expect((await documentOf(other, await remixBy(other, shared))).layer.made).toBeNull();
  });

  it('[ED-12.5] an ended link cannot be remixed; existing remixes stay', async () => {
    const { shop, owner, share_id } = await gallery(await open());
    const other = await shop.customer();
    const remix = await remixBy(other, { share_id });
    await owner.must('Share.revoke', { share_id });
    expect(await other.call('Share.remix', { share_id })).toMatchObject({ data: { error: 'notFound' } });
    const { document, layer } = await documentOf(other, remix);
    expect((await fetched(shop, other, layer.asset)).statusCode).toBe(200);
    await shop.place(other, { document });
  });

  it('[ED-12.5] [ED-12.6] layers that show the same part share one picture', async () => {
    const { shop, ...shared } = await gallery(await open(), {}, (asset) => ({
      second: { ...layersOf(design(asset))[0], id: 'second' },
      third: { ...layersOf(design(asset, { crop: { x: 0, y: 0, width: 0.1, height: 0.1 } }))[0], id: 'third' },
    }));
    const other = await shop.customer();
    const { document } = await documentOf(other, await remixBy(other, shared));
    const assets = layersOf(document).flatMap((layer) => (layer.type === 'picture' ? [layer.asset] : []));
    expect([assets.length, new Set(assets).size]).toEqual([3, 2]);
  });
});

async function painted({ services }: TestShop, document: DesignDocument): Promise<Buffer> {
  const renderer = paintRenderer({
    blob: services.blobs.get,
    content: contentFolder('/nowhere'),
    profile: profileFolder('/nowhere'),
  });
  const surface = readSurface((await surfaceText(services.db.read, goods_id)) ?? '');
  return sharp(await renderer.preview({ document, surface, underbase: 'none' }, 1_500))
    .raw()
    .toBuffer();
}
