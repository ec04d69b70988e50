import type { OwnStation } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

/** How often the data at the counter is fetched, in ms. */
const EVERY_MS = 4000;

export const useStations = () =>
  useQuery<readonly OwnStation[]>({
    queryKey: ['stations'],
    queryFn: ({ signal }) => client.call('Partner.machines', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
