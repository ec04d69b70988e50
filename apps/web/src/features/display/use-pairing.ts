import type { ActionOutput } from '@cpc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { screenClient } from '../../core/client.ts';
import { keepScreen } from '../../core/screen-store.ts';

const LOOK_MS = 3_000;
const NEVER_OLD = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: true, retryDelay: LOOK_MS } as const;
const BEGUN = ['pairing'];

interface Pairing {
  /** What to show; undefined until the server has given one. */
  readonly code: string | undefined;
  readonly stationId: string | undefined;
  readonly failed: boolean;
}

/** Asks for a code until a person of the shop has typed one. @param paired the station of a screen that is a display already */
export function usePairing(paired: string | undefined): Pairing {
  const queries = useQueryClient();
  const calls = screenClient();
  const wanted = paired === undefined;
  const begun = useQuery({
    ...NEVER_OLD,
    queryKey: BEGUN,
    enabled: wanted,
    queryFn: () => calls.call('Display.begin', {}),
  });
  const key = begun.data?.key ?? '';
  const seen = useQuery({
    ...NEVER_OLD,
    queryKey: ['pairing', key],
    enabled: wanted && key !== '',
    refetchInterval: LOOK_MS,
    queryFn: () => lookFor(key),
  });
  const stationId = paired ?? stationOf(seen.data);
  useEffect(() => {
    if (seen.data?.state === 'ended') void queries.resetQueries({ queryKey: BEGUN, exact: true });
  }, [seen.data, queries]);
  return { code: begun.data?.code, stationId, failed: begun.failureCount > 0 || seen.failureCount > 0 };
}

const stationOf = (seen: ActionOutput<'Display.look'> | undefined): string | undefined => seen?.machine_id ?? undefined;

/** Keeps the key before the page leaves: the code works once. */
async function lookFor(key: string): Promise<ActionOutput<'Display.look'>> {
  const seen = await screenClient().call('Display.look', { key });
  if (seen.machine_id !== null) keepScreen({ stationId: seen.machine_id, key });
  return seen;
}
