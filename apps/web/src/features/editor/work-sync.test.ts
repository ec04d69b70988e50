import { type Client, ClientError } from '@cpc/client';
import { EMPTY_DOCUMENT, type DesignDocument } from '@cpc/design';
import type { GoodsId } from '@cpc/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../core/testing.ts';
import { createWorkSync, REST_MS } from './work-sync.ts';

const GOODS = 'g1' as GoodsId;
const design = (version: number): DesignDocument => ({ ...EMPTY_DOCUMENT, version: version as 2 });

/** The server's side of Work.save: revisions count up, an old one is a conflict. */
function worksServer() {
  const works = new Map<string, number>();
  let away = false;
  const call = async (_name: string, input: { work_id?: string; revision?: number }) => {
    if (away) throw new ClientError('networkAbnormal', 0, 'away');
    const id = input.work_id ?? `w${works.size + 1}`;
    const newest = works.get(id) ?? 0;
    if (input.work_id !== undefined && input.revision !== newest) throw new ClientError('conflict', 1009, 'conflict');
    works.set(id, newest + 1);
    return { work_id: id, revision: newest + 1 };
  };
  return { works, call: call as unknown as Client['call'], setAway: (value: boolean) => void (away = value) };
}

describe('saving a design to the account', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[ED-07] sends only the latest once the hand rests, and counts revisions over a reload', async () => {
    const server = worksServer();
    const storage = memoryStorage();
    const sync = createWorkSync(server, GOODS, 'a1', storage);
    for (const version of [1, 2, 3]) sync.push(design(version));
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect([...server.works]).toEqual([['w1', 1]]);

    const afterReload = createWorkSync(server, GOODS, 'a1', storage);
    afterReload.push(design(4));
    await afterReload.flush();
    expect([...server.works]).toEqual([['w1', 2]]);
  });

  it('[ED-07] keeps what the network lost and sends it later', async () => {
    const server = worksServer();
    const sync = createWorkSync(server, GOODS, 'a1', memoryStorage());
    server.setAway(true);
    sync.push(design(1));
    await sync.flush();
    server.setAway(false);
    await sync.flush();
    expect([...server.works]).toEqual([['w1', 1]]);
  });

  it('[ED-07] what was designed while an older version got lost is what is sent later', async () => {
    const sent: number[] = [];
    let fail: () => void = () => undefined;
    const call = (_name: string, { document }: { document: DesignDocument }) => {
      sent.push(document.version);
      if (sent.length > 1) return Promise.resolve({ work_id: 'w1', revision: 1 });
      return new Promise((_, reject) => (fail = () => reject(new ClientError('networkAbnormal', 0, 'away'))));
    };
    const sync = createWorkSync({ call: call as unknown as Client['call'] }, GOODS, 'a1', memoryStorage());
    sync.push(design(1));
    const first = sync.flush();
    await vi.advanceTimersByTimeAsync(0);
    sync.push(design(2));
    fail();
    await first;
    await sync.flush();
    expect(sent).toEqual([1, 2]);
  });

  it('[ED-07] makes a work of its own when another device saved meanwhile', async () => {
    const server = worksServer();
    const sync = createWorkSync(server, GOODS, 'a1', memoryStorage());
    sync.push(design(1));
    await sync.flush();
    server.works.set('w1', 7);
    sync.push(design(2));
    await sync.flush();
    expect([...server.works]).toEqual([
      ['w1', 7],
      ['w2', 1],
    ]);
  });
});
