import type { Reader } from '../../base/db/database.ts';

/**
 * The promoter that an order is stored with. An unknown number is ignored: it is not stored and causes no error
 * (decision 118).
 */
export async function knownPromoter(reader: Reader, promoterId: string | undefined): Promise<string | null> {
  if (promoterId === undefined || promoterId === '') return null;
  const promoter = await reader.selectFrom('promoters').select('id').where('id', '=', promoterId).executeTakeFirst();
  return promoter?.id ?? null;
}
