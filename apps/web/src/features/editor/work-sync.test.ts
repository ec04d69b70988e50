import { EMPTY_DOCUMENT, type DesignDocument } from '@cpc/design';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkSync, REST_MS } from './work-sync.ts';

const design = (version: number): DesignDocument => ({
  ...EMPTY_DOCUMENT,
  version: version as DesignDocument['version'],
});

describe('saving a design to the account', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[ED-07.2] sends only the latest version after a pause', async () => {
    const sent: number[] = [];
    const sync = createWorkSync(async ({ version }) => void sent.push(version));
    for (const version of [1, 2, 3]) sync.push(design(version));
    expect(sync.waits()).toBe(true);
    await vi.advanceTimersByTimeAsync(REST_MS);
    expect([sent, sync.waits()]).toEqual([[3], false]);
  });

  it('[ED-07.2] a failed save is kept and sent later', async () => {
    let isOffline = true;
    const sent: number[] = [];
    const sync = createWorkSync(async ({ version }) => {
      if (isOffline) throw new Error('away');
      sent.push(version);
    });
    sync.push(design(1));
    await sync.flush();
    expect(sync.waits()).toBe(true);
    isOffline = false;
    await sync.flush();
    expect(sent).toEqual([1]);
  });

  it('[ED-07.2] after a failed save, changes made meanwhile are sent instead', async () => {
    const sent: number[] = [];
    let fail: () => void = () => undefined;
    const sync = createWorkSync(({ version }) => {
      sent.push(version);
      return sent.length > 1 ? Promise.resolve() : new Promise((_, reject) => (fail = () => reject(new Error('away'))));
    });
    sync.push(design(1));
    const first = sync.flush();
    await vi.advanceTimersByTimeAsync(0);
    sync.push(design(2));
    fail();
    await first;
    await sync.flush();
    expect(sent).toEqual([1, 2]);
  });
});
