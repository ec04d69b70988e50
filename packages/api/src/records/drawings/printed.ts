import {
  type DesignDocument,
  type DrawnFrom,
  drawnPictures,
  pictureChain,
  printedPictures,
  type Surface,
} from '@cpc/design';
import type { AccountId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import type { UploadsTables } from '../../base/db/tables/uploads.ts';
import type { StoredDocument } from '../documents/store.ts';
import { picturesIn } from '../documents/read.ts';

/** What an order notes about the pictures that an item prints. */
interface Printed {
  /** How many drawings (AI-04). */
  readonly drawings: number;
  /** Whether a trained model made one of them, or one that such a picture was made from (AI-09). */
  readonly isModelMade: boolean;
}

/**
 * Reads what a design prints from what its layers say, and from what the server knows of their pictures. So it does not
 * help to leave out how a kept result was made.
 */
export async function printedIn(
  reader: Reader,
  account: AccountId,
  { document, stored }: { readonly document: DesignDocument; readonly stored: StoredDocument },
  surface: Surface,
): Promise<Printed> {
  const known = await knownPictures(reader, account, picturesIn(stored.content));
  const chain = printedPictures(document, surface).flatMap(pictureChain);
  return {
    drawings: drawnPictures(document, surface, drawnFromOf(known)).size,
    isModelMade: chain.some((asset) => known.get(asset)?.model_source != null),
  };
}

/** What the server knows of an account's pictures: which result of a drawing each one comes from. */
export const drawnPicturesOf = async (reader: Reader, account: string, assets: readonly string[]): Promise<DrawnFrom> =>
  drawnFromOf(await knownPictures(reader, account, assets));

type KnownPicture = Pick<Selectable<UploadsTables['pictures']>, 'drawn_from' | 'model_source'>;
type KnownPictures = ReadonlyMap<string, KnownPicture>;

const drawnFromOf =
  (known: KnownPictures): DrawnFrom =>
  (asset) =>
    known.get(asset)?.drawn_from ?? undefined;

/** The pictures of an account that come from a drawing or from a model, of those that are asked for. */
async function knownPictures(reader: Reader, account: string, assets: readonly string[]): Promise<KnownPictures> {
  if (assets.length === 0) return new Map();
  const rows = await reader
    .selectFrom('pictures')
    .select(['asset', 'drawn_from', 'model_source'])
    .where('account_id', '=', account)
    .where('asset', 'in', assets)
    .where((picture) => picture.or([picture('drawn_from', 'is not', null), picture('model_source', 'is not', null)]))
    .execute();
  return new Map(rows.map((row) => [row.asset, row]));
}
