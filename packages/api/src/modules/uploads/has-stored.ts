import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';

/** Has a row if a shop ever stored a file: a picture, or a print file. */
export const ANY_STORED = 'select 1 from pictures union all select 1 from print_jobs where file is not null limit 1';

export async function hasStored(reader: Reader): Promise<boolean> {
  const { rows } = await sql.raw(ANY_STORED).execute(reader);
  return rows.length > 0;
}
