import { createHash } from 'node:crypto';
import { customSizeOf, customSurface, type Surface, wholeSurface } from '@cpc/design';
import { type Mm, mm } from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';

/**
 * Names what a small picture shows: a design of somebody's on a surface, all as stored text. The account counts,
 * because the same document shows nothing of a picture that its owner may not use.
 */
export function artHash(account: string, surface: string, document: string): string {
  return createHash('sha256')
    .update(JSON.stringify([account, surface, document]))
    .digest('hex');
}

/** Whatever was sized by hand may be designed and kept; whether a station can print it is asked when it is ordered. */
const ANY_BED = { width: 1_000, height: 1_000 };

/** The surface of a model as text, or undefined where there is no such model. */
export async function surfaceText(reader: Reader, goodsId: string): Promise<string | undefined> {
  const row = await reader.selectFrom('goods').select('surface').where('id', '=', goodsId).executeTakeFirst();
  if (row) return row.surface;
  const size = customSizeOf(goodsId);
  const surface = size && customSurface(size, ANY_BED);
  return surface && JSON.stringify(surface);
}

/** A stored surface, also one from before surfaces had a form: models no longer listed stay as they were. */
export const readSurface = (text: string): Surface => wholeSurface(JSON.parse(text) as Surface);

/** The trim box of what a design is made for, mm; 0 where it is sold no more. @param surface as stored, where it is listed */
export function boxOf(
  goodsId: string,
  surface: string | null | undefined,
): { readonly width: Mm; readonly height: Mm } {
  const { width, height } = (surface == null ? customSizeOf(goodsId) : readSurface(surface)) ?? { width: 0, height: 0 };
  return { width: mm(width), height: mm(height) };
}
