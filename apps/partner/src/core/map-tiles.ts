import type { MapTiles } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

/** Where maps get their tiles; null for nowhere, undefined until it is known. If it cannot be asked, there are none. */
export function useMapTiles(): MapTiles | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['map'],
    queryFn: ({ signal }) => client.call('Map.get', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isError ? null : data?.tiles;
}
