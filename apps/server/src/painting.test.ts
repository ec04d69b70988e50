import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@cpc/api';
import { childrenOf, DEAR, hostileDesign, isRunning } from '@cpc/api/testing';
import { expect, it } from 'vitest';
import { call, dataDir, ended, ready, start } from './testing/process.ts';

/** A painter that has used this many seconds of CPU time has started and is painting. */
const PAINTING_S = 2;

/** A data folder whose server paints designs for a long time right after its start. */
async function busyShop(): Promise<Record<string, string>> {
  const variables = { DATA_DIR: dataDir(), DEMO: '1' };
  const server = start(variables);
  const origin = await ready(server);
  const { id } = (await call(origin, 'User.guest')).data as { id: string };
  const [goods] = (await call(origin, 'Goods.list', { machine_id: 'demo' })).data as { goods_id: string }[];
  const end = ended(server);
  server.kill('SIGTERM');
  await end;
  await keepWorks(join(variables.DATA_DIR, 'database'), id, goods?.goods_id ?? '');
  return variables;
}

/** Painted one after the other: more than the fastest machine finishes during the test. */
const WORKS = 200;

/** Stores works that wait for their pictures; each takes as long to paint as the server allows. */
async function keepWorks(folder: string, account_id: string, goods_id: string): Promise<void> {
  const db = await openDatabase({ engine: 'sqlite', folder }, { now: Date.now });
  const now = Date.now();
  const content = JSON.stringify(hostileDesign(DEAR));
  const document_hash = 'dear';
  const common = { account_id, goods_id, title: '', document_hash, created_at: now, updated_at: now, deleted_at: null };
  const job = { kind: 'works.art', key: null, lane: 4, owner: account_id, run_at: now, attempts: 0, last_error: null };
  await db.transact((tx) =>
    tx.insertInto('documents').values({ hash: document_hash, content, bytes: content.length }).execute(),
  );
  for (let n = 0; n < WORKS; n += 1) {
    const id = `dear-${n}`;
    await db.transact(async (tx) => {
      await tx
        .insertInto('works')
        .values({ ...common, id, revision: 1, art_hash: id })
        .execute();
      await tx
        .insertInto('background_jobs')
        .values({ ...job, id, payload: JSON.stringify(id), lease_until: 0, fence: 0, asked_again: 0 })
        .execute();
    });
  }
  await db.close();
}

async function paintersOf(server: ChildProcess) {
  await ready(server);
  const painting = () => {
    const painters = childrenOf(server.pid);
    painters.forEach(hurry);
    return painters.filter(({ cpuSeconds }) => cpuSeconds >= PAINTING_S);
  };
  await expect.poll(painting, { timeout: 60_000 }).not.toEqual([]);
  return painting();
}

/**
 * A painter runs at low priority: on a busy machine the test would wait for it. Not every user may change the priority.
 */
function hurry({ pid }: { readonly pid: number }): void {
  try {
    setPriority(pid, 0);
  } catch {
    // Without the right to do so, the test takes longer.
  }
}

it('[SC-07.3] [RL-05.5] a painting server stops on request, and leaves no painter when killed', async () => {
  const variables = await busyShop();
  const server = start(variables);
  const stopped = await paintersOf(server);
  const end = ended(server);
  server.kill('SIGTERM');
  // The exit code is 1 if it gave up waiting.
  expect(await end).toBe(0);
  expect(stopped.filter(isRunning)).toEqual([]);

  const killed = start(variables);
  const orphans = await paintersOf(killed);
  killed.kill('SIGKILL');
  await expect.poll(() => orphans.filter(isRunning)).toEqual([]);
}, 180_000);
