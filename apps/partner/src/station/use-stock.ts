import type { StockLine } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useDuty } from '../core/use-duty.ts';

/** How often the stock is fetched, in ms: it changes only with a print. */
const EVERY_MS = 60_000;

export const useStock = (stationId: StationId) =>
  useQuery<readonly StockLine[]>({
    queryKey: ['stock', stationId],
    queryFn: ({ signal }) => client.call('Partner.stock', { machine_id: stationId }, { signal }),
    enabled: useDuty('stock'),
    refetchInterval: EVERY_MS,
  });
