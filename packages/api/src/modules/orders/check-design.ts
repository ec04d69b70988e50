import { CallError } from '@cpc/contract';
import type { DesignDocument, StoredDesign } from '@cpc/design';
import type { AccountId } from '@cpc/domain';
import { collectAssets } from '@cpc/paint';
import type { Reader } from '../../base/db/database.ts';
import { readDesign } from '../../records/documents/read.ts';
import { documentOf, type StoredDocument } from '../../records/documents/store.ts';

/** A valid design, and how it is stored. */
export interface CheckedDesign {
  readonly document: DesignDocument;
  readonly stored: StoredDocument;
}

/**
 * Checks a design that was sent, or the text of a stored one: it must be valid and use only what its owner may use.
 * @throws CallError designInvalid naming the first problem
 */
export async function checkDesign(
  reader: Reader,
  accountId: AccountId,
  design: StoredDesign | string,
): Promise<CheckedDesign> {
  const document = readDesign(design);
  const unknown = await unknownAsset(reader, accountId, document);
  if (unknown !== undefined) throw new CallError('designInvalid', { problem: unknown });
  return { document, stored: documentOf(document) };
}

/** Returns the first asset of the design that its owner, or the catalogue, does not have. */
async function unknownAsset(
  reader: Reader,
  accountId: AccountId,
  document: DesignDocument,
): Promise<string | undefined> {
  const { pictures, stickers, wallpapers, texts } = collectAssets(document);
  const own = await missing(pictures, (assets) =>
    reader
      .selectFrom('pictures')
      .select('asset as key')
      .where('account_id', '=', accountId)
      .where('asset', 'in', assets)
      .execute(),
  );
  const inLibrary = (kind: 'sticker' | 'wallpaper') => (keys: readonly string[]) =>
    reader.selectFrom('library').select('key').where('kind', '=', kind).where('key', 'in', keys).execute();
  const typefaces = await missing(
    texts.map((layer) => layer.typeface),
    (keys) => reader.selectFrom('typefaces').select('key').where('key', 'in', keys).execute(),
  );
  return (
    named('picture', own) ??
    named('sticker', await missing(stickers, inLibrary('sticker'))) ??
    named('wallpaper', await missing(wallpapers, inLibrary('wallpaper'))) ??
    named('typeface', typefaces)
  );
}

async function missing(
  keys: readonly string[],
  find: (keys: readonly string[]) => Promise<readonly { readonly key: string }[]>,
): Promise<string | undefined> {
  if (keys.length === 0) return undefined;
  const found = new Set((await find(keys)).map((row) => row.key));
  return keys.find((key) => !found.has(key));
}

const named = (kind: string, key: string | undefined): string | undefined =>
  key === undefined ? undefined : `${kind} ${key}`;
