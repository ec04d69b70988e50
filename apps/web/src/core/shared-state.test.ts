import { forgivingStorage } from '@cpc/appkit';
import { describe, expect, it } from 'vitest';
import { createSharedStore } from './shared-state.ts';
import { memoryStorage } from './testing.ts';

describe('the shared store', () => {
  it('[LN-07.1] the station and the promoter survive a reload', () => {
    const storage = memoryStorage();
    createSharedStore(storage).getState().set({ machine_id: 'demo', promoter_id: 'p7' });
    expect(createSharedStore(storage).getState()).toMatchObject({ machine_id: 'demo', promoter_id: 'p7' });
  });

  it('[LN-04] the address to return to can be taken once', () => {
    const store = createSharedStore(memoryStorage());
    store.getState().set({ jumpUrl: '/pages/index/index_phone?goods_id=g1' });
    expect(store.getState().takeJumpUrl()).toBe('/pages/index/index_phone?goods_id=g1');
    expect(store.getState().takeJumpUrl()).toBeNull();
  });

  it('[SN-05.2] clear removes all stored data of the account', () => {
    const storage = memoryStorage();
    const store = createSharedStore(storage);
    store.getState().set({ machine_id: 'demo', jumpUrl: '/x', agreed: '2026-11' });
    store.getState().clear();
    expect(createSharedStore(storage).getState()).toMatchObject({ machine_id: null, jumpUrl: null, agreed: null });
  });

  it('[AP-07] [SN-04.2] the last five searches are kept, the newest first, each once', () => {
    const storage = memoryStorage();
    const { noteSearch } = createSharedStore(storage).getState();
    for (const keyword of ['a', ' b ', 'c', '', 'd', 'e', 'b', 'f', '  ']) noteSearch(keyword);
    expect(createSharedStore(storage).getState().search).toEqual(['f', 'b', 'e', 'd', 'c']);
  });

  it('[LN-07.1] storage that refuses writes does not stop the app', () => {
    const refuses = forgivingStorage(() => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => undefined,
    }));
    const store = createSharedStore(refuses);
    store.getState().set({ machine_id: 'demo' });
    expect(store.getState().machine_id).toBe('demo');
  });
});
