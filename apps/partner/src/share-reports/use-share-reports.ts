import { useAct } from '../core/calls.ts';
import { usePages } from '../core/use-pages.ts';

const REPORTS = ['shareReports'] as const;

/** Shared designs that were reported (ED-12). */
export const useShareReports = (settled: boolean) =>
  usePages([...REPORTS, settled], 'Operator.shareReports', { settled });
export const useDecideShareReports = () =>
  useAct('Operator.decideShareReports', { stale: [REPORTS], always: true, quiet: true });
