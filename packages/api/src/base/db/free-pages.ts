import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * Free bytes inside SQLite's file: removed rows leave them, and new rows use them before the file grows. 0 on
 * PostgreSQL, which manages its own files.
 */
export async function freePageBytes({ engine, read }: Pick<Database, 'engine' | 'read'>): Promise<number> {
  if (engine !== 'sqlite') return 0;
  const { rows } = await sql<{ readonly bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(read);
  return rows[0]?.bytes ?? 0;
}
