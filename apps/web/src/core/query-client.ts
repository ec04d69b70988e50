import { ClientError } from '@cpc/client';
import { QueryClient } from '@tanstack/react-query';

const TRIES_AGAIN = 2;

/**
 * Returns true if a retry may help: the network or the server failed. A refusal is an answer (AP-04: codes from 1000
 * on).
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ClientError)) return true;
  return error.code <= 1 || (error.code >= 500 && error.code < 1000);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < TRIES_AGAIN && isPassing(error),
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});
