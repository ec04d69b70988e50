import type { DatabaseConfig } from '@cpc/api';
import { join } from 'node:path';
import type { Settings } from './environment.ts';

/** Which database the shop's data lies in. */
export const databaseOf = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): DatabaseConfig =>
  databaseUrl === undefined
    ? { engine: 'sqlite', folder: join(dataDir, 'database') }
    : { engine: 'postgres', url: databaseUrl };
