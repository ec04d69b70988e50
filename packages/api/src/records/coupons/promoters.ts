import type { Reader } from '../../base/db/database.ts';

/** The promoter an order is kept with. An unknown number is ignored, never stored and never an error (decision 118). */
export async function knownPromoter(reader: Reader, told: string | undefined): Promise<string | null> {
  if (told === undefined || told === '') return null;
  const promoter = await reader.selectFrom('promoters').select('id').where('id', '=', told).executeTakeFirst();
  return promoter?.id ?? null;
}
