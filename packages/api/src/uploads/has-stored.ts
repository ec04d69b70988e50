import type { Reader } from '../db/database.ts';

/** Whether the shop knows of any file that was ever stored: a picture, or a print's own. */
export async function hasStored(reader: Reader): Promise<boolean> {
  const picture = await reader.selectFrom('pictures').select('asset').limit(1).executeTakeFirst();
  if (picture) return true;
  const print = await reader
    .selectFrom('print_jobs')
    .select('file')
    .where('file', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return print !== undefined;
}
