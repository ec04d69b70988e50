import type { ActionOutput } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';

/** Whether codes can be sent to phone numbers here, and by which OpenID Connect providers one can log in. */
export function useWays() {
  return useQuery<ActionOutput<'User.ways'>>({
    queryKey: ['ways'],
    queryFn: ({ signal }) => client.call('User.ways', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
