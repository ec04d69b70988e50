import type { DatabaseConfig } from '@cpc/api';
import { join } from 'node:path';
import type { Settings } from './environment.ts';

/** The database that holds the shop's data. */
export const databaseOf = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): DatabaseConfig =>
  databaseUrl === undefined
    ? { engine: 'sqlite', folder: join(dataDir, 'database') }
    : { engine: 'postgres', url: databaseUrl };
