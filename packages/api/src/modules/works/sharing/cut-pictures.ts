import { CallError } from '@cpc/contract';
import { type DesignDocument, type DesignRecord, type LayerId, layersOf, madeBy, type PictureLayer } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../../base/db/database.ts';
import type { Keeper } from '../../../records/quotas/bytes.ts';
import type { With } from '../../../base/services.ts';
import type { Cut, CutPicture, Cutter } from '../../uploads/cut-picture.ts';
import type { Picture } from '../../uploads/picture.ts';
import { keepPicture } from '../../uploads/store.ts';
import type { UploadsTables } from '../../../base/db/tables/uploads.ts';

/** No print shows a finer resolution. */
const MAX_PRINT_DPI = 600;
const MM_PER_INCH = 25.4;

interface Remix {
  readonly document: DesignDocument;
  /** The account whose pictures it shows. */
  readonly owner: string;
  /** The result of a drawing that the picture of a layer comes from, as far as the design says. */
  readonly drawn: ReadonlyMap<LayerId, AssetId | undefined>;
  /** The account that gets them. */
  readonly keeper: Keeper;
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * Gives a remix pictures of its own: of each picture only the part that its layer shows, in no more pixels than a print
 * of that size has. The owner's picture stays only the owner's. A picture that the owner may not use is left unchanged,
 * so it gives no access.
 * @throws CallError spaceFull, tooManyRequests, imageBroken, or unavailable when nobody waits any more
 */
export async function withCutPictures(
  services: With<'db' | 'clock' | 'blobs' | 'config'>,
  cutter: Cutter,
  remix: Remix,
): Promise<DesignDocument> {
  const { document, owner, drawn, signal } = remix;
  const shown = layersOf(document).filter((layer) => layer.type === 'picture');
  const rows = await picturesOf(services.db.read, owner, [...new Set(shown.map(({ asset }) => asset))]);
  const made = new Map<string, Promise<PictureFields>>();
  /** The first picture of each drawing: it stands for the result, which is the owner's alone. */
  const firsts = new Map<AssetId, AssetId>();
  const records: Record<string, DesignRecord> = { ...document.records };
  for (const layer of shown) {
    const row = rows.get(layer.asset);
    if (!row) continue;
    if (signal.aborted) throw new CallError('unavailable');
    const cut = cutOf(layer);
    const source = drawn.get(layer.id);
    const key = JSON.stringify([layer.asset, cut]);
    const fields = made.get(key) ?? keepCut(services, cutter, remix, row, cut);
    made.set(key, fields);
    const { asset, crop } = await fields;
    const first = source && (firsts.get(source) ?? asset);
    if (source && first) firsts.set(source, first);
    records[layer.id] = { ...layer, asset, crop, made: first ? madeBy({ asset: first, made: null }, 'drawing') : null };
  }
  return { ...document, records };
}

/** The fields of a layer that change with its picture. */
type PictureFields = Pick<PictureLayer, 'asset' | 'crop'>;
type Row = Selectable<UploadsTables['pictures']>;

function cutOf({ crop, width, height, placement }: PictureLayer): Cut {
  const pixels = (mm: number) => Math.ceil(((mm * placement.scale) / MM_PER_INCH) * MAX_PRINT_DPI);
  return { crop, needed: { width: pixels(width), height: pixels(height) } };
}

async function keepCut(
  services: With<'db' | 'clock' | 'blobs' | 'config'>,
  cutter: Cutter,
  { keeper, signal }: Remix,
  row: Row,
  cut: Cut,
): Promise<PictureFields> {
  const bytes = await services.blobs.get(brand<AssetId>(row.asset));
  if (!bytes) throw new CallError('imageBroken');
  const picture: CutPicture = await cutter(bytes, row.media_type as Picture['mediaType'], cut, keeper, signal);
  // Only what the server knows of the owner's picture: the design's word binds nobody else.
  const { asset } = await keepPicture(services, keeper, picture, { drawnFrom: row.drawn_from ?? undefined });
  return { asset, crop: picture.crop };
}

async function picturesOf(
  reader: Reader,
  account: string,
  assets: readonly AssetId[],
): Promise<ReadonlyMap<string, Row>> {
  if (assets.length === 0) return new Map();
  const rows = await reader
    .selectFrom('pictures')
    .selectAll()
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .execute();
  return new Map(rows.map((row) => [row.asset, row]));
}
