import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pace, pace } from './load.ts';

const MEASURE_MS = 4_000;
const CLIENTS = [1, 16] as const;
/** A newly started server still compiles its code: every server is measured after a warm-up. */
const WARMING = { clients: 16, ms: 4_000 };

/** Results for one shop: a pace for each number of clients. */
export interface Measured {
  readonly orders: readonly Pace[];
  readonly reads: readonly Pace[];
  readonly startMs: number;
  /** Memory of its own process directly after the start, megabytes. */
  readonly memoryMb: number;
}

/** Number of orders of the customer whose list is read. */
export const LISTED = 10;

/** Measures each number of clients in turn, each for `forMs` milliseconds, after a warm-up. */
export async function paces(client: Parameters<typeof pace>[2], forMs = MEASURE_MS): Promise<readonly Pace[]> {
  await pace(WARMING.clients, WARMING.ms, client);
  const measured: Pace[] = [];
  for (const clients of CLIENTS) measured.push(await pace(clients, forMs, client));
  return measured;
}

/** Resident memory of a process, megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
