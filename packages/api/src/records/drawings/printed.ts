import {
  type DesignDocument,
  type DrawnFrom,
  drawnPictures,
  pictureChain,
  printedPictures,
  type Surface,
} from '@cpc/design';
import { type AccountId, type AssetId, brand } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import type { StoredDocument } from '../documents/store.ts';
import { picturesIn } from '../documents/read.ts';

/**
 * How many drawings a design prints (AI-04): what its layers say, and what the server knows of their pictures. So it does
 * not help to leave out how a kept result was made.
 */
export async function drawingsIn(
  reader: Reader,
  account: AccountId,
  { document, stored }: { readonly document: DesignDocument; readonly stored: StoredDocument },
  surface: Surface,
): Promise<number> {
  const known = await drawnPicturesOf(reader, account, picturesIn(stored.content));
  return drawnPictures(document, surface, known).size;
}

/** Whether a trained model made a picture that a design prints, or one that such a picture was made from. */
export async function isModelMade(
  reader: Reader,
  account: AccountId,
  document: DesignDocument,
  surface: Surface,
): Promise<boolean> {
  const assets = [...new Set(printedPictures(document, surface).flatMap(pictureChain))];
  if (assets.length === 0) return false;
  const marked = await reader
    .selectFrom('pictures')
    .select('asset')
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .where('model_source', 'is not', null)
    .executeTakeFirst();
  return marked !== undefined;
}

/** What the server knows of an account's pictures: which result of a drawing each one comes from. */
export async function drawnPicturesOf(reader: Reader, account: string, assets: readonly string[]): Promise<DrawnFrom> {
  if (assets.length === 0) return () => undefined;
  const rows = await reader
    .selectFrom('pictures')
    .select(['asset', 'drawn_from'])
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .where('drawn_from', 'is not', null)
    .execute();
  const sources = new Map(rows.map(({ asset, drawn_from }) => [brand<AssetId>(asset), drawn_from]));
  return (asset) => sources.get(asset) ?? undefined;
}
