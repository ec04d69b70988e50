import type { AssetId } from '@cpc/domain';
import type { DrawingRow } from '../../records/drawings/store.ts';
import { resultsOf } from '../../records/drawings/store.ts';
import type { DrawingServices } from './ports.ts';
import { DrawingFailed, type DrawTask } from './providers/provider.ts';
import { areaOf } from './view.ts';

/** The longer side of a drawing, px: 165 mm at 315 dpi. */
const LONG_SIDE = 2_048;
const MAX_SEED = 2 ** 31;

/** What the provider shall draw, with the picture that it begins with. */
export async function taskOf(services: DrawingServices, row: DrawingRow, results: number): Promise<DrawTask> {
  const area = areaOf(row);
  const scale = LONG_SIDE / Math.max(area.width, area.height);
  return {
    prompt: row.prompt,
    style: row.style,
    seeds: Array.from({ length: results }, (_, at) => (row.seed + at) % MAX_SEED),
    width: Math.round(area.width * scale),
    height: Math.round(area.height * scale),
    keepOut: area.keep_out.map(({ x, y, width, height }) => ({
      x: x * scale,
      y: y * scale,
      width: width * scale,
      height: height * scale,
    })),
    from: await pictureFor(services, row),
  };
}

/** @throws DrawingFailed if the picture is gone */
async function pictureFor({ db, blobs }: DrawingServices, row: DrawingRow): Promise<DrawTask['from']> {
  const { picture, variation_of: varied, variation_number: number } = row;
  if (picture === null && varied === null) return undefined;
  const found = picture === null ? await resultIn(db, varied, number) : await ownPicture(db, row.account_id, picture);
  const bytes = found && (await blobs.get(found.asset));
  if (!found || !bytes) throw new DrawingFailed('provider', 'the picture is not stored any more');
  return { bytes, mediaType: found.mediaType, as: picture === null ? 'vary' : 'restyle' };
}

type Db = DrawingServices['db'];

async function resultIn(db: Db, varied: DrawingRow['variation_of'], number: number | null) {
  const results = varied === null ? [] : await resultsOf(db.read, [varied]);
  const result = results.find((one) => one.number === number);
  return result && { asset: result.proxy_asset, mediaType: result.media_type };
}

/** The copy of at most 2048 px: model servers make it smaller still. */
async function ownPicture(db: Db, account: string, picture: AssetId) {
  const row = await db.read
    .selectFrom('pictures')
    .select(['proxy_asset', 'media_type'])
    .where('account_id', '=', account)
    .where('asset', '=', picture)
    .executeTakeFirst();
  return row && { asset: row.proxy_asset as AssetId, mediaType: row.media_type };
}
