/** A record as it was stored, of any version: the old shapes have no types any more. */
export type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * The migrations of one kind of record, by the version that they start from. Each converts a record to the next version
 * and sees no other record. Values are written out: later versions must not change the result of an old migration.
 */
export type RecordMigrations = Readonly<Record<number, (record: StoredRecord) => StoredRecord>>;

export function isStored(value: unknown): value is StoredRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
