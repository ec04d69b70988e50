import type { ActionInput } from '@cpc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../core/services.ts';

/** How often figures of days that are not over are fetched, in ms. */
const EVERY_MS = 60_000;

type Wanted = ActionInput<'Partner.report'>;

/** The report with its grouping: while another one loads, the earlier one is shown as it is. @param live days that are not over */
export const useReport = (wanted: Wanted, live: boolean) =>
  useQuery({
    queryKey: ['report', wanted],
    queryFn: async ({ signal }) => ({
      ...(await client.call('Partner.report', wanted, { signal })),
      group: wanted.group,
    }),
    placeholderData: keepPreviousData,
    refetchInterval: live ? EVERY_MS : false,
  });
