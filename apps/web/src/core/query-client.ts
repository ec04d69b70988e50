import { isPassing } from '@cpc/appkit';
import { QueryClient } from '@tanstack/react-query';

const TRIES_AGAIN = 2;

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
