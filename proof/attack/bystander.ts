import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawnProgram } from '@cpc/testkit';
import type { Scale } from './attack.ts';
import type { AttackedShop } from './shop.ts';

const WHAT = ['call', 'upload', 'print'] as const;
export type What = (typeof WHAT)[number];

interface Sample {
  readonly what: What;
  /** UTC ms */
  readonly began: number;
  readonly ms: number;
  /** Why it failed; empty if it succeeded. */
  readonly wrong: string;
}

/** The results of the honest customers between two moments. */
export interface Experience {
  readonly calls: number;
  /** 99th percentile of short calls, ms. */
  readonly callMs: number;
  /** The slowest, ms; undefined if there was none. */
  readonly uploadMs: number | undefined;
  readonly printMs: number | undefined;
  readonly failures: readonly string[];
}

export interface Bystander {
  /** @param from UTC ms */
  readonly since: (from: number) => Experience;
  /** Waits for the end of a print that was ordered after the given moment, whether it succeeds or fails. */
  readonly printedSince: (from: number, patienceMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ADDRESS = '127.0.0.9';

/** Starts the honest customers of a shop in a process of their own. */
export async function openBystander({ origin, screen, kinds }: AttackedShop, scale?: Scale): Promise<Bystander> {
  const env = {
    ORIGIN: origin,
    ADDRESS,
    SCREEN: screen.authorization,
    KINDS: JSON.stringify(kinds),
    SCALE: scale ?? '',
  };
  const child = spawnProgram('proof/attack/programs/bystander.ts', { ...process.env, ...env });
  const samples: Sample[] = [];
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<void>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message: Sample & { readonly ready?: true } = JSON.parse(line);
      if (message.ready) done();
      else samples.push(message);
    });
  });
  const early = ended.then(() => {
    throw new Error(`the bystander ended: ${printed}`);
  });
  early.catch(() => undefined);
  await Promise.race([ready, early]);
  return {
    since: (from) => experience(samples.filter(({ began, ms }) => began + ms >= from)),
    async printedSince(from, patienceMs) {
      const until = performance.now() + patienceMs;
      const done = () => samples.some(({ what, began }) => what === 'print' && began >= from);
      while (!done() && performance.now() < until) await sleep(100);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function experience(samples: readonly Sample[]): Experience {
  const of = (what: What) => samples.filter((sample) => sample.what === what);
  const times = (what: What) =>
    of(what)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
  const calls = times('call');
  return {
    calls: calls.length,
    callMs: calls[Math.max(0, Math.ceil(calls.length * 0.99) - 1)] ?? 0,
    uploadMs: times('upload').at(-1),
    printMs: times('print').at(-1),
    failures: samples.flatMap(({ what, wrong }) => (wrong === '' ? [] : [`${what}: ${wrong}`])),
  };
}
