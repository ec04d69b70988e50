import { useT, useToast } from '@cpc/ui';
import { useEffect } from 'react';

/**
 * Shows a toast for two seconds when the network is lost. Work in progress continues by itself when the network is back
 * (LN-05).
 */
export function OfflineNotice() {
  const t = useT();
  const toast = useToast();
  useEffect(() => {
    const warn = () => toast(t('common.offline'), { icon: 'offline' });
    if (isOffline(navigator)) warn();
    addEventListener('offline', warn);
    return () => removeEventListener('offline', warn);
  }, [t, toast]);
  return null;
}

interface Connected {
  readonly onLine: boolean;
  readonly connection?: { readonly type?: string };
}

/** `navigator.connection` does not exist in every browser. Where it exists, type `none` counts as offline too (LN-05). */
export const isOffline = ({ onLine, connection }: Connected): boolean => !onLine || connection?.type === 'none';
