import { useT, useToast } from '@cpc/ui';
import { useEffect } from 'react';

/** Says for the two seconds of a toast that the network is gone; what was being done goes on by itself when it is back (LN-05). */
export function OfflineNotice() {
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const tell = () => toast(t('common.offline'), { icon: 'offline' });
    if (isOffline()) tell();
    addEventListener('offline', tell);
    return () => removeEventListener('offline', tell);
  }, [t, toast]);
  return null;
}

/** `navigator.connection` is not in every browser; where it is, type `none` counts too. */
function isOffline(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly type?: string } };
  return !navigator.onLine || connection?.type === 'none';
}
