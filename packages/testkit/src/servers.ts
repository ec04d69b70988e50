import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './processes.ts';
import { type Killable, killable } from './killable.ts';
import type { Place } from './place.ts';
import type { Wire } from './wire.ts';

export const ENROL_CODE = 'chaos-enrol-code';
export const PARTNER_PASSWORD = 'a-partner-of-the-test';

export interface Servers {
  readonly programs: readonly Killable[];
  readonly origins: readonly string[];
}

/** The shop's servers as processes, not started yet: one on the embedded database, several on PostgreSQL. */
export async function shopServers(
  place: Place,
  count: number,
  env: (origins: readonly string[]) => Readonly<Record<string, string>>,
): Promise<Servers> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const programs = ports.map((port, index) =>
    killable(`server ${index + 1}`, 'apps/server/dist/main.mjs', {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(place.folder, place.engine === 'sqlite' ? `server-${index + 1}` : 'server'),
      DATABASE_URL: place.databaseUrl,
      TRUSTED_PROXIES: '127.0.0.1',
      REQUESTS_PER_MINUTE: '1000000',
      MEGABYTES_PER_ADDRESS: '1000000',
      UNPAID_PIECES: '1000000',
      UNPAID_PIECES_PER_ADDRESS: '1000000',
      UNPAID_SHARE: '100',
      UNPAID_SHARE_PER_ADDRESS: '100',
      DEMO: '1',
      DEMO_ENROL_CODE: ENROL_CODE,
      DEMO_PARTNER_PASSWORD: PARTNER_PASSWORD,
      ...env(origins),
    }),
  );
  return { programs, origins };
}

const BEAT_MS = 10_000;

/**
 * Customers may order if the station was heard from lately: this reports that it is ready, as an agent would.
 * @returns closes it. Call it before the servers stop: a report that finds no server is retried for a minute, and
 * closing waits for it
 */
export async function openStation(visitor: Wire): Promise<() => Promise<void>> {
  const keys = await visitor.call('Station.enrol', { code: ENROL_CODE });
  const station = visitor.as(`Station ${keys.station_key}`);
  const beat = () => station.call('Station.heartbeat', { state: 'ready', reasons: [], version: 'test' });
  await beat();
  const closing = new AbortController();
  const beating = beatOn(beat, closing.signal);
  return () => {
    closing.abort();
    return beating;
  };
}

async function beatOn(beat: () => Promise<unknown>, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    await sleep(BEAT_MS, undefined, { signal: closing, ref: false }).catch(() => undefined);
    if (!closing.aborted) await beat().catch(() => undefined);
  }
}
