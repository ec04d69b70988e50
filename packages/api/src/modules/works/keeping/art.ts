import { createHash } from 'node:crypto';
import { customSizeOf, customSurface } from '@cpc/design';
import { type Mm, mm } from '@cpc/domain';
import type { Reader } from '../../../base/db/database.ts';
import { readSurface } from '../../../records/catalogue/goods.ts';

/**
 * The key of a thumbnail: the account, the surface as stored text, and the design by its hash. The account matters,
 * because the same document does not show a picture that its owner may not use.
 */
export function artHash(account: string, surface: string, documentHash: string): string {
  return createHash('sha256')
    .update(JSON.stringify([account, surface, documentHash]))
    .digest('hex');
}

/** Any custom size may be designed and kept. Whether a station can print it is checked when it is ordered. */
const ANY_BED = { width: 1_000, height: 1_000 };

/** The surface of a model as text, or undefined if the model does not exist. */
export async function surfaceText(reader: Reader, goodsId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('goods').select('surface').where('id', '=', goodsId).executeTakeFirst();
  if (row) return row.surface;
  const size = customSizeOf(goodsId);
  const surface = size && customSurface(size, ANY_BED);
  return surface && JSON.stringify(surface);
}

/** The trim box of a design's goods, mm; 0 if they are not sold any more. @param surface as stored, if it is listed */
export function boxOf(
  goodsId: string,
  surface: string | null | undefined,
): { readonly width: Mm; readonly height: Mm } {
  const { width, height } = (surface == null ? customSizeOf(goodsId) : readSurface(surface)) ?? { width: 0, height: 0 };
  return { width: mm(width), height: mm(height) };
}
