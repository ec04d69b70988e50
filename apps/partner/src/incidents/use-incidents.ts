import { useNotify } from '@cpc/appkit';
import type { ActionInput, Incident, Today } from '@cpc/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client } from '../core/services.ts';
import { useSession } from '../core/session-store.ts';
import { may } from '../core/may.ts';
import { usePages } from '../core/use-pages.ts';

/** How often the counts are fetched, in ms. Lists follow them: they are fetched again when a count has changed. */
const EVERY_MS = 4000;
export const TODAY = ['today'] as const;
const INCIDENTS = ['incidents'] as const;

type Wanted = ActionInput<'Partner.incidents'>;

/** The shop's counts: the badge, the tiles and the pages all read this one answer (PA-12). */
export const useToday = () =>
  useQuery<Today>({
    queryKey: TODAY,
    queryFn: ({ signal }) => client.call('Partner.today', {}, { signal }),
    enabled: may(useSession(), 'shop'),
    refetchInterval: EVERY_MS,
  });

/** Fetches the lists again when a count of the shop has changed; the whole answer is compared, except its time. */
export function useFollowToday(): void {
  const queries = useQueryClient();
  const { data } = useToday();
  const counts = data && JSON.stringify([data.incidents, data.stations, data.queued, data.reviews]);
  useEffect(() => {
    if (counts === undefined) return;
    for (const key of [
      'incidents',
      'shopStations',
      'stations',
      'unsure',
      'designReviews',
      'unclaimed',
      'refusedRefunds',
      'stockWarnings',
    ])
      void queries.invalidateQueries({ queryKey: [key] });
  }, [counts, queries]);
}

export const useIncidents = (wanted: Wanted) =>
  usePages<Incident>([...INCIDENTS, wanted], (options) => client.call('Partner.incidents', wanted, options));

export function useSnooze(onDone?: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: ActionInput<'Partner.snoozeIncident'>) => client.call('Partner.snoozeIncident', input),
    onSuccess: () => onDone?.(),
    onError: notify.failed,
    onSettled: () =>
      Promise.all([TODAY, INCIDENTS].map((queryKey) => queries.invalidateQueries({ queryKey }))).then(() => undefined),
  });
}
