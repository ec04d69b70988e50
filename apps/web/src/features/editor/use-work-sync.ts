import type { GoodsId } from '@cpc/domain';
import { useEffect, useMemo } from 'react';
import { client } from '../../core/client.ts';
import { sessionStore } from '../../core/stores.ts';
import { deviceStorage } from '../../core/storage.ts';
import { createWorkSync, type WorkSync } from './work-sync.ts';

/** Saves to the account while the editor is open, when it is left, and when the network is back. */
export function useWorkSync(goodsId: GoodsId): WorkSync {
  const sync = useMemo(() => {
    const account = sessionStore.getState().userInfo?.uid ?? 'nobody';
    return createWorkSync(client, goodsId, account, deviceStorage);
  }, [goodsId]);
  useEffect(() => {
    const flush = () => void sync.flush();
    addEventListener('online', flush);
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [sync]);
  return sync;
}
