import { CallError } from '@cpc/contract';
import { Agent, request } from 'undici';
import type { MapTilesConfig, With } from '../../base/services.ts';
import { type Tile, TileCache } from './tile-cache.ts';

const CONNECT_MS = 3_000;
const ANSWER_MS = 8_000;
/** Requests to the source at once; more of them wait. */
const CONNECTIONS = 8;
const MAX_TILE_BYTES = 512 * 1024;
const CACHE_BYTES = 32 * 1024 * 1024;
const KEEP_MS = 24 * 3_600_000;
/** After a failure, nobody waits for the source for this long, in ms. */
const AWAY_MS = 10_000;
/** Pictures that a browser shows and that run nothing: no SVG. */
const TYPES = /^image\/(png|jpeg|webp|avif)\b/;

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface TileSource {
  /** @throws CallError notFound if the source has no such tile, unavailable if it does not answer with a picture */
  readonly tile: (address: TileAddress) => Promise<Tile>;
}

/** Fetches tiles from the operator's source, so that no browser asks another origin (decision 200). */
export function tileSource({ url, maxZoom }: MapTilesConfig, { clock, log }: With<'clock' | 'log'>): TileSource {
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: { timeout: CONNECT_MS },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    maxResponseSize: MAX_TILE_BYTES,
  });
  const cache = new TileCache(CACHE_BYTES, KEEP_MS);
  const coming = new Map<string, Promise<Tile>>();
  let awayUntil = 0;

  async function fetchTile(key: string, { z, x, y }: TileAddress): Promise<Tile> {
    if (clock.now() < awayUntil) throw new CallError('unavailable');
    const from = url.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
    try {
      const tile = await download(from, agent);
      if (tile) cache.put(key, tile, clock.now());
      if (tile) return tile;
    } catch (error) {
      awayUntil = clock.now() + AWAY_MS;
      // The address may contain the operator's key, so the log names only the host.
      log.warn({ host: new URL(url).host, error: messageOf(error) }, 'the source of map tiles failed');
      throw new CallError('unavailable');
    }
    throw new CallError('notFound');
  }

  return {
    async tile(address) {
      if (!exists(address, maxZoom)) throw new CallError('notFound');
      const key = `${address.z}/${address.x}/${address.y}`;
      const kept = cache.get(key, clock.now());
      if (kept) return kept;
      const fetched = coming.get(key) ?? fetchTile(key, address).finally(() => coming.delete(key));
      coming.set(key, fetched);
      return fetched;
    },
  };
}

const exists = ({ z, x, y }: TileAddress, maxZoom: number): boolean => z <= maxZoom && x < 2 ** z && y < 2 ** z;

/** @returns undefined if the source has no such tile @throws Error if it does not answer with a picture */
async function download(url: string, agent: Agent): Promise<Tile | undefined> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher: agent,
    headers: { accept: 'image/*', 'user-agent': 'custom-phone-case' },
  });
  const type = String(headers['content-type'] ?? '');
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode === 204 || statusCode === 404) return undefined;
  if (statusCode !== 200) throw new Error(`status ${statusCode}`);
  if (!TYPES.test(type)) throw new Error(`media type ${type === '' ? 'missing' : type}`);
  return { type, bytes };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
