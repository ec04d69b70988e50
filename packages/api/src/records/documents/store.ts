import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import { prepared } from '../../base/db/prepared.ts';
import { picturesIn } from './pictures-in.ts';

/** A design as text, named by its content. */
export interface StoredDocument {
  readonly hash: string;
  readonly content: string;
  readonly bytes: number;
}

export function documentOf(content: string): StoredDocument {
  const hash = createHash('sha256').update(content).digest('hex');
  return { hash, content, bytes: Buffer.byteLength(content) };
}

/** On PostgreSQL a sweep may take a document away between two statements; it is then written anew. */
const MAX_TRIES = 5;

/**
 * Stores a document unless it is there, and keeps it until the end of the transaction. The row that refers to it is
 * written in the same transaction.
 * @returns the bytes that were added
 */
export async function keepDocument(
  tx: Tx,
  { engine }: Pick<Database, 'engine'>,
  document: StoredDocument,
): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isNew = (await insertDocument(tx, document)).length > 0;
    if (isNew) await insertPictures(tx, document);
    if (!isNew && engine === 'postgres' && (await holdDocument(tx, document)).length === 0) continue;
    await markPicturesUsed(tx, document);
    return isNew ? document.bytes : 0;
  }
  throw new Error(`document ${document.hash} could not be kept`);
}

const insertDocument = prepared((tx, document: StoredDocument) =>
  tx
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash'),
);

/** Others may hold the same document; who takes it away waits. */
const holdDocument = prepared((tx, { hash }: StoredDocument) =>
  tx.selectFrom('documents').select('hash').where('hash', '=', hash).forKeyShare(),
);

/** A sweep that is about to remove a picture of the document finds it used again. */
const markPicturesUsed = prepared((tx, { hash }: StoredDocument) =>
  tx
    .updateTable('pictures')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where('asset', 'in', tx.selectFrom('document_pictures').select('asset').where('hash', '=', hash)),
);

async function insertPictures(tx: Tx, { hash, content }: StoredDocument): Promise<void> {
  const rows = picturesIn(content).map((asset) => ({ hash, asset }));
  for (const part of inParts(rows)) await tx.insertInto('document_pictures').values(part).execute();
}

/**
 * Removes a document that nothing refers to any more. One that another transaction just takes into use stays, and is left
 * to the sweep.
 * @returns the bytes that were removed
 */
export async function releaseDocument(tx: Tx, { engine }: Pick<Database, 'engine'>, hash: string): Promise<number> {
  // Two statements: what is committed until the row is locked is seen by the second.
  if (engine === 'postgres') {
    const own = tx.selectFrom('documents').select('hash').where('hash', '=', hash).forUpdate().skipLocked();
    if (!(await own.executeTakeFirst())) return 0;
  }
  const removed = await tx
    .deleteFrom('documents')
    .where('hash', '=', hash)
    .where(isUnused)
    .returning('bytes')
    .executeTakeFirst();
  return removed?.bytes ?? 0;
}

/** Whether no row refers to a document. Every table that refers to documents stands here. */
export const isUnused = sql<boolean>`not exists (select 1 from works where works.document_hash = documents.hash)
  and not exists (select 1 from shares where shares.document_hash = documents.hash)
  and not exists (select 1 from shopping_list where shopping_list.document_hash = documents.hash)
  and not exists (select 1 from order_items where order_items.document_hash = documents.hash)`;
