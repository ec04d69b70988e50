import { useNotify } from '@cpc/appkit';
import type { ActionInput, PickupGuesses, PrintDecision, UnclaimedItem, UnsureJob } from '@cpc/contract';
import type { PrintJobId } from '@cpc/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/services.ts';
import { useDuty } from '../core/use-duty.ts';

const EVERY_MS = 4000;
const UNSURE = ['unsure'] as const;
const UNCLAIMED = ['unclaimed'] as const;
const DECISIONS = ['decisions'] as const;
/** The maximum number of decisions shown: those of a bad week, not of a year. */
const SHOWN = 12;

export const useUnsure = () =>
  useQuery<readonly UnsureJob[]>({
    queryKey: UNSURE,
    queryFn: ({ signal }) => client.call('Partner.unsureJobs', {}, { signal }),
    enabled: useDuty('machines'),
    refetchInterval: EVERY_MS,
  });

export const useUnclaimed = () =>
  useQuery<readonly UnclaimedItem[]>({
    queryKey: UNCLAIMED,
    queryFn: ({ signal }) => client.call('Partner.unclaimed', {}, { signal }),
    enabled: useDuty('counter'),
    refetchInterval: 10 * EVERY_MS,
  });

export const useGuesses = () =>
  useQuery<readonly PickupGuesses[]>({
    queryKey: ['pickupGuesses'],
    queryFn: ({ signal }) => client.call('Partner.pickupGuesses', {}, { signal }),
    enabled: useDuty('machines'),
    refetchInterval: 10 * EVERY_MS,
  });

export const useDecisions = () =>
  useQuery<readonly PrintDecision[]>({
    enabled: useDuty('machines'),
    queryKey: DECISIONS,
    queryFn: ({ signal }) => client.call('Partner.decisions', {}, { signal, page: { number: 1, size: SHOWN } }),
  });

export function useDecide(onDone: () => void) {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (decision: ActionInput<'Partner.decideJob'>) => client.call('Partner.decideJob', decision),
    onSuccess: (left) => {
      queries.setQueryData(UNSURE, left);
      void queries.invalidateQueries({ queryKey: ['orders'] });
      void queries.invalidateQueries({ queryKey: DECISIONS });
      onDone();
    },
    onError: notify.failed,
  });
}

export function useSetAside() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (jobId: PrintJobId) => client.call('Partner.setAside', { job_id: jobId }),
    onSuccess: (left) => queries.setQueryData(UNCLAIMED, left),
    onError: notify.failed,
  });
}

export function useReportMissing() {
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (jobId: PrintJobId) => client.call('Partner.reportMissing', { job_id: jobId }),
    onSuccess: (left) => {
      queries.setQueryData(UNCLAIMED, left);
      void queries.invalidateQueries({ queryKey: UNSURE });
    },
    onError: notify.failed,
  });
}
