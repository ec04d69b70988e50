import { join } from 'node:path';
import type { StationConfig } from './config.ts';
import { type Disk, readText, writeWhole } from './files.ts';
import type { StationKeys } from './keys.ts';

const OWNER_ONLY = 0o600;

/**
 * Keeps `display.html` in the station's directory: a page that opens the station's display. The address holds the
 * display's key, and as a page it is in no log and no list of processes.
 */
export async function writeDisplayPage(
  disk: Disk,
  { serverUrl, directory }: StationConfig,
  keys: StationKeys,
): Promise<void> {
  const path = join(directory, 'display.html');
  const query = new URLSearchParams({ id: keys.machine_id, screen_key: keys.screen_key });
  // The page is HTML: an ampersand of an address is written `&amp;`.
  const address = `${serverUrl}/#/pages/index/allSelect?${query.toString()}`.replaceAll('&', '&amp;');
  const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}">\n`;
  if ((await readText(disk, path)) === page) return;
  await writeWhole(disk, path, page, OWNER_ONLY);
}
