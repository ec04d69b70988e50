import type { ActionInput } from '@cpc/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAct, useCall } from '../core/calls.ts';
import { useSession } from '../core/session-store.ts';
import { may } from '../core/may.ts';
import { usePages } from '../core/use-pages.ts';

/** How often the counts are fetched, in ms. Lists follow them: they are fetched again when a count has changed. */
const EVERY_MS = 4000;
export const TODAY = ['today'] as const;
const INCIDENTS = ['incidents'] as const;

/** The lists that follow the counts. */
const FOLLOWERS = 'incidents shopStations stations unsure designReviews unclaimed refusedRefunds stockWarnings'.split(
  ' ',
);

type Wanted = ActionInput<'Partner.incidents'>;

/** The shop's counts: the badge, the tiles and the pages all read this one answer (PA-12). */
export const useToday = () =>
  useCall(TODAY, 'Partner.today', {}, { enabled: may(useSession(), 'shop'), everyMs: EVERY_MS });

/** Fetches the lists again when a count of the shop has changed; the whole answer is compared, except its time. */
export function useFollowToday(): void {
  const queries = useQueryClient();
  const { data } = useToday();
  const counts = data && JSON.stringify([data.incidents, data.stations, data.queued, data.reviews]);
  useEffect(() => {
    if (counts === undefined) return;
    for (const key of FOLLOWERS) void queries.invalidateQueries({ queryKey: [key] });
  }, [counts, queries]);
}

export const useIncidents = (wanted: Wanted) => usePages([...INCIDENTS, wanted], 'Partner.incidents', wanted);

/** @param quiet a form shows the refusal */
export const useSnooze = (quiet?: true) =>
  useAct('Partner.snoozeIncident', { stale: [TODAY, INCIDENTS], always: true, ...(quiet && { quiet }) });
