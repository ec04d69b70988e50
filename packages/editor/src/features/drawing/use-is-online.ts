import { useSyncExternalStore } from 'react';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the device has a network, as far as it knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
