import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pace, pace } from './load.ts';

const MEASURE_MS = 4_000;
const CLIENTS = [1, 16] as const;
/** A server that has just started compiles what it runs: every one is measured warm. */
const WARMING = { clients: 16, ms: 4_000 };

/** What one shop does: a pace for each number of clients. */
export interface Measured {
  readonly orders: readonly Pace[];
  readonly reads: readonly Pace[];
  readonly startMs: number;
  /** Of its own process when it has just started, megabytes. */
  readonly memoryMb: number;
}

/** How many orders the customer has whose list is read. */
export const LISTED = 10;

/** One number of clients after the other, each for so many ms, after some that do not count. */
export async function paces(client: Parameters<typeof pace>[2], forMs = MEASURE_MS): Promise<readonly Pace[]> {
  await pace(WARMING.clients, WARMING.ms, client);
  const measured: Pace[] = [];
  for (const clients of CLIENTS) measured.push(await pace(clients, forMs, client));
  return measured;
}

/** What a process keeps in memory, megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(join('/proc', String(pid), 'status'), 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1_024;
}
