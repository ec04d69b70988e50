import type { AssetId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

/** The picture of what is printed, as a URL that the page may show. */
export const useThumbnail = (asset: AssetId | null) =>
  useQuery<string>({
    queryKey: ['thumbnail', asset],
    queryFn: async ({ signal }) =>
      URL.createObjectURL(await client.fetchBlob(`/api/order/thumbnail/${asset ?? ''}`, { signal })),
    enabled: asset !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
