import type { StationView, PrintRecord } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

/** How often the data at the counter is fetched, in ms. */
const EVERY_MS = 4000;

export const useStations = () =>
  useQuery<readonly StationView[]>({
    queryKey: ['stations'],
    queryFn: ({ signal }) => client.call('Partner.machines', {}, { signal }),
    refetchInterval: EVERY_MS,
  });

export const useRecords = () =>
  useQuery<readonly PrintRecord[]>({
    queryKey: ['records'],
    queryFn: ({ signal }) => client.call('Partner.printRecords', {}, { signal }),
    refetchInterval: EVERY_MS,
  });
