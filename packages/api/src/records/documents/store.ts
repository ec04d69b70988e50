import { createHash } from 'node:crypto';
import { canonicalJson, type DesignDocument } from '@cpc/design';
import { sql } from 'kysely';
import type { Database, Tx } from '../../base/db/database.ts';
import { inParts } from '../../base/db/in-parts.ts';
import { prepared } from '../../base/db/prepared.ts';
import { picturesIn } from './read.ts';

/** A design as canonical JSON. The SHA-256 of this text identifies the design: equal designs have equal hashes. */
export interface StoredDocument {
  readonly hash: string;
  readonly content: string;
  readonly bytes: number;
}

export function documentOf(design: DesignDocument): StoredDocument {
  const content = canonicalJson(design);
  return storedDocument(createHash('sha256').update(content).digest('hex'), content);
}

/** A document that is stored already. */
export const storedDocument = (hash: string, content: string): StoredDocument => ({
  hash,
  content,
  bytes: Buffer.byteLength(content),
});

/** On PostgreSQL a sweep may delete a document between two statements; the document is then inserted again. */
const MAX_TRIES = 5;

/**
 * Stores a document if it does not exist yet, and locks it against removal until the transaction ends. The caller
 * writes the row that refers to it in the same transaction.
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
  throw new Error(`document ${document.hash} could not be stored`);
}

const insertDocument = prepared((tx, document: StoredDocument) =>
  tx
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash'),
);

/** Several transactions may hold the same document; a transaction that deletes it waits. */
const holdDocument = prepared((tx, { hash }: StoredDocument) =>
  tx.selectFrom('documents').select('hash').where('hash', '=', hash).forKeyShare(),
);

/** Marks the pictures of the document as used, so that a sweep that is about to remove one keeps it. */
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
 * Removes a document that no row refers to. If another transaction is just about to use the document, it stays, and the
 * sweep removes it later if needed.
 * @returns the bytes that were removed
 */
export async function releaseDocument(tx: Tx, { engine }: Pick<Database, 'engine'>, hash: string): Promise<number> {
  // Two statements are needed: the second one sees everything that was committed before the row was locked.
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

/** True if no row refers to a document. Every table that refers to documents must be listed here. */
export const isUnused = sql<boolean>`not exists (select 1 from works where works.document_hash = documents.hash)
  and not exists (select 1 from shares where shares.document_hash = documents.hash)
  and not exists (select 1 from shopping_list where shopping_list.document_hash = documents.hash)
  and not exists (select 1 from order_items where order_items.document_hash = documents.hash)`;
