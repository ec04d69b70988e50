import { CallError } from '@cpc/contract';
import { addressOf } from '../../base/http/address.ts';
import { createBudget } from '../../base/http/server/budget.ts';
import { errorCode } from '../../base/ports/error-code.ts';
import { type Outward, outward } from '../../base/ports/outward.ts';
import type { MapTilesConfig, With } from '../../base/services.ts';
import { type Tile, TileCache } from './tile-cache.ts';

const LIMITS = { connectMs: 3_000, silentMs: 8_000, wholeMs: 8_000, maxBytes: 512 * 1024, connections: 8 } as const;
/** Tiles in a minute that are fetched from the source, which may cost money: for one address, and for all. */
const MAX_OF_ADDRESS = 240;
const MAX_OF_ALL = 1_200;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;
const KEEP_MS = 24 * 3_600_000;
/** After a failure, nobody waits for the source for this long, in ms. */
const AWAY_MS = 10_000;
/** How long a tile that the source refused is not asked for again, and how many such tiles are known. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 10_000;
/** Pictures that a browser shows and that run nothing: no SVG. */
const TYPES = /^image\/(png|jpeg|webp|avif)\b/;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface TileSource {
  /**
   * @param ip who asks
   * @throws CallError notFound if the source has no such tile, unavailable if it does not answer with a picture,
   * tooManyRequests if too many are fetched
   */
  readonly tile: (address: TileAddress, ip: string) => Promise<Tile>;
}

/** Fetches tiles from the operator's source, so that no browser asks another origin (decision 200). */
export function tileSource(
  { url, maxZoom }: MapTilesConfig,
  { clock, log, config }: With<'clock' | 'log' | 'config'>,
): TileSource {
  const source = outward(LIMITS);
  const ofAddress = createBudget(MAX_OF_ADDRESS * config.addressLimitsFactor, clock.now);
  const ofAll = createBudget(MAX_OF_ALL, clock.now);
  const refused = new Map<string, { readonly error: 'notFound' | 'unavailable'; readonly until: number }>();
  const cache = new TileCache(MAX_CACHE_BYTES, KEEP_MS);
  const coming = new Map<string, Promise<Tile>>();
  let awayUntil = 0;

  function refuse(key: string, error: 'notFound' | 'unavailable'): never {
    refused.delete(key);
    refused.set(key, { error, until: clock.now() + REFUSED_MS });
    const [oldest] = refused.keys();
    if (refused.size > MAX_REFUSED && oldest !== undefined) refused.delete(oldest);
    throw new CallError(error);
  }

  async function fetchTile(key: string, { z, x, y }: TileAddress): Promise<Tile> {
    if (clock.now() < awayUntil) throw new CallError('unavailable');
    const from = url.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
    const { tile, fault } = await download(from, source);
    if (tile) cache.put(key, tile, clock.now());
    if (tile) return tile;
    if (fault === undefined) return refuse(key, 'notFound');
    // The address may contain the operator's key, so the log names only the host.
    log.warn({ host: new URL(url).host, error: fault.message }, 'the source of map tiles failed');
    if (!fault.isAway) return refuse(key, 'unavailable');
    awayUntil = clock.now() + AWAY_MS;
    throw new CallError('unavailable');
  }

  return {
    async tile(address, ip) {
      if (!exists(address, maxZoom)) throw new CallError('notFound');
      const key = `${address.z}/${address.x}/${address.y}`;
      const kept = cache.get(key, clock.now());
      if (kept) return kept;
      const before = refused.get(key);
      if (before && clock.now() < before.until) throw new CallError(before.error);
      const sooner = coming.get(key);
      if (sooner) return sooner;
      if (!ofAddress.spend(addressOf(ip), 1) || !ofAll.spend('all', 1)) throw new CallError('tooManyRequests');
      const fetched = fetchTile(key, address).finally(() => coming.delete(key));
      coming.set(key, fetched);
      return fetched;
    },
  };
}

const exists = ({ z, x, y }: TileAddress, maxZoom: number): boolean => z <= maxZoom && x < 2 ** z && y < 2 ** z;

interface Downloaded {
  readonly tile?: Tile;
  /** Why there is no tile; undefined as well if the source has none. Only if the source is away, others would fail too. */
  readonly fault?: { readonly message: string; readonly isAway: boolean };
}

async function download(url: string, source: Outward): Promise<Downloaded> {
  try {
    const headers = { accept: 'image/*', 'user-agent': 'custom-phone-case' };
    const { status, headers: told, bytes } = await source.ask(url, { headers });
    const type = String(told['content-type'] ?? '');
    if (status === 204 || status === 404) return {};
    if (status !== 200) return { fault: { message: `status ${status}`, isAway: status >= 500 } };
    if (TYPES.test(type)) return { tile: { type, bytes } };
    return { fault: { message: `media type ${type === '' ? 'missing' : type}`, isAway: false } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { fault: { message, isAway: errorCode(error) !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE' } };
  }
}
