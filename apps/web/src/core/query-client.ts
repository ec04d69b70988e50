import { isPassing } from '@cpc/appkit';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
      networkMode: 'offlineFirst',
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});
