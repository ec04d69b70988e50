import { useQuery } from '@tanstack/react-query';
import { client } from './services.ts';

/** A picture of the server, as a URL that the page may show; none without a path. */
export const usePicture = (path: string | null) =>
  useQuery<string>({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => URL.createObjectURL(await client.fetchBlob(path ?? '', { signal })),
    enabled: path !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
