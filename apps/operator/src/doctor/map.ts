import type { DoctorLine } from '@cpc/contract';
import type { Settings } from '@cpc/settings';
import { fetched } from './fetching.ts';
import { ok, reasonOf, warning } from './line.ts';

const TODO = 'correct MAP_TILES_URL, or ask the source; until then maps show the outlines of countries';

/** Asks the source of map tiles for the tile of the whole Earth. Its address may contain a key, so only the host is named. */
export async function examineMap({ mapTiles }: Settings): Promise<DoctorLine[]> {
  if (!mapTiles) return [ok('map', 'no source of tiles: maps show the outlines of countries')];
  const { host } = new URL(mapTiles.url);
  try {
    const { status } = await fetched(mapTiles.url.replaceAll(/\{[xyz]\}/g, '0'));
    return [
      status === 200 ? ok('map', `${host} answers with tiles`) : warning('map', `${host} answers ${status}`, TODO),
    ];
  } catch (error) {
    return [warning('map', `${host} cannot be reached: ${reasonOf(error)}`, TODO)];
  }
}
