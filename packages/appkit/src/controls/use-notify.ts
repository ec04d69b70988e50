import { useToast } from '@cpc/ui';
import { useMemo } from 'react';

/** The messages about an action: that it was done, or why it was refused. */
export interface Notify {
  readonly done: (text: string) => void;
  readonly failed: (error: Error) => void;
}

export function useNotify(): Notify {
  const toast = useToast();
  return useMemo(
    () => ({
      done: (text) => toast(text, { icon: 'check' }),
      failed: ({ message }) => toast(message, { tone: 'bad' }),
    }),
    [toast],
  );
}
