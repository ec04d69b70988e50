import type { AccountId } from '@cpc/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Engine, Reader } from '../../base/db/database.ts';

/**
 * Bytes that an account keeps: its pictures, and the designs of its works, links and list. Equal designs count once.
 */
export async function storedBytes(reader: Reader, engine: Engine, account: AccountId): Promise<number> {
  const pictures = await reader
    .selectFrom('pictures')
    .select(sql<number>`coalesce(sum(bytes + proxy_bytes), 0)`.as('bytes'))
    .where('account_id', '=', account)
    .executeTakeFirstOrThrow();
  const documents = await documentBytes(engine, account).execute(reader);
  return pictures.bytes + (documents.rows[0]?.bytes ?? 0);
}

/**
 * If a column is stored after a text of megabytes, SQLite must read the whole text to reach it. An index that contains
 * the column avoids that, but the planner prefers the primary key unless the query names the index.
 */
const DOCUMENTS = {
  sqlite: sql`documents indexed by documents_bytes`,
  postgres: sql`documents`,
} as const;

/** Sums the bytes of an account's designs. */
export const documentBytes = (
  engine: Engine,
  account: AccountId,
): RawBuilder<{ readonly bytes: number }> => sql`select coalesce(sum(bytes), 0) as bytes from ${DOCUMENTS[engine]}
  where hash in (select document_hash from works where account_id = ${account}
    union select document_hash from shares where account_id = ${account}
    union select document_hash from shopping_list where account_id = ${account})`;
