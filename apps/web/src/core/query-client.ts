import { ClientError } from '@cpc/client';
import { QueryClient } from '@tanstack/react-query';

/** Refusals are answers and are not asked for again; what the network lost is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && (!(error instanceof ClientError) || error.code <= 1 || error.code >= 500),
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});
