import type { DatabaseConfig } from '../base/db/start/open.ts';

/** The places of a shop's data: what a back-up copies and a restore fills. */
export interface StorePlace {
  readonly database: DatabaseConfig;
  readonly dataDir: string;
  /** The stored files are in a bucket, which is backed up by who provides it (decision 212). */
  readonly inBucket?: boolean;
}

/** The folders of files besides the database, in a shop and in a back-up. Incomplete uploads are not kept. */
export const FILE_FOLDERS = ['blobs', 'profiles'] as const;

export const MANIFEST = 'backup.json';
export const DATABASE_FILES = { sqlite: 'database.sqlite', postgres: 'database.pgdump' } as const;
