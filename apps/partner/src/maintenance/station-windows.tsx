import { useNotify } from '@cpc/appkit';
import type { ActionInput } from '@cpc/contract';
import type { StationId } from '@cpc/domain';
import { Skeleton } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { Windows } from './windows.tsx';

/** The maintenance windows of an own station, for the people of its shop (OP-05). */
export function StationWindows({ id }: { readonly id: StationId }) {
  const windows = useQuery({
    queryKey: ['windows', id],
    queryFn: ({ signal }) => client.call('Partner.windows', { machine_id: id }, { signal }),
    refetchInterval: 30_000,
  });
  const plan = useAct((input: ActionInput<'Partner.planWindow'>) => client.call('Partner.planWindow', input));
  const end = useAct((input: ActionInput<'Partner.endWindow'>) => client.call('Partner.endWindow', input));
  if (!windows.data) return <Skeleton className="h-24 rounded-large" />;
  return <Windows stationId={id} windows={windows.data} plan={plan} end={end} />;
}

/** After a change, the station's own view is fetched again too: it tells its state and its history. */
function useAct<Input, Output>(act: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries(),
    onError: notify.failed,
  });
}
