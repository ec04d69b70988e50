import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { screenClient } from '../../core/client.ts';

const LOOK_MS = 10_000;

/** Calls once the key of the display has ended. What the display shows is public: no other call would be refused. */
export function useEnded(key: string, onEnded: () => void): void {
  const { data } = useQuery({
    queryKey: ['display', key],
    queryFn: () => screenClient().call('Display.look', { key }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
  useEffect(() => {
    if (data?.state === 'ended') onEnded();
  }, [data, onEnded]);
}
