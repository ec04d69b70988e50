import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActionOutput } from '@cpc/contract';
import { ConfigError, type StationConfig } from './config.ts';
import { type Disk, readText, writeWhole } from './files.ts';
import { CallRefused, ServerLink } from './server-link.ts';

export type StationKeys = ActionOutput<'Station.enrol'>;

const OWNER_ONLY = 0o600;
const KEYS_FILE = 'keys.json';

/**
 * The keys stored in the station's directory by an earlier start, or new ones in exchange for its one-time code
 * (SA-01).
 * @throws ConfigError when there are no keys and no usable code; LinkDown when the server is down
 */
export async function keysOf(config: StationConfig, disk: Disk): Promise<StationKeys> {
  const path = join(config.directory, KEYS_FILE);
  const stored = await readText(disk, path);
  if (stored !== undefined) return parseKeys(stored, path);
  if (config.enrolCode === undefined) {
    throw new ConfigError('STATION_ENROL_CODE is missing: it must be the one-time code from the partner app');
  }
  const keys = await enrol(config.serverUrl, config.enrolCode);
  await writeWhole(disk, path, `${JSON.stringify(keys, null, 2)}\n`, OWNER_ONLY);
  await chmod(path, OWNER_ONLY);
  return keys;
}

async function enrol(serverUrl: string, code: string): Promise<StationKeys> {
  const link = new ServerLink(serverUrl, undefined);
  try {
    return await link.call('Station.enrol', { code });
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    throw new ConfigError(
      `STATION_ENROL_CODE was refused (${error.message}): it must be an unused code for this station`,
    );
  } finally {
    await link.close();
  }
}

function parseKeys(text: string, path: string): StationKeys {
  const broken = new ConfigError(`${path} in STATION_DIR is damaged: delete it and enrol with a new code`);
  try {
    const { machine_id, station_key, screen_key, ...more }: Partial<StationKeys> = JSON.parse(text);
    if (machine_id && station_key && screen_key) return { ...more, machine_id, station_key, screen_key };
  } catch {
    throw broken;
  }
  throw broken;
}
