import { ClientError } from '@cpc/client';
import type { WorkSummary } from '@cpc/contract';
import { brand, type WorkId } from '@cpc/domain';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { untilPainted } from './until-painted.ts';

/** Works shown on the first page of the list. */
const PAGE_SIZE = 24;

const WORKS = ['works'] as const;

/** The account's works, newest first, page by page. */
export function useWorks() {
  return useInfiniteQuery({
    queryKey: WORKS,
    queryFn: ({ signal, pageParam }) =>
      client.call('Work.list', {}, { signal, page: { number: pageParam, size: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? undefined : pages.length + 1),
    staleTime: 0,
    refetchInterval: untilPainted(({ pages }) => pages.flat().some(({ thumbnail }) => thumbnail === null)),
  });
}

/** The other half of the pair that a work is a half of; null without one. */
export function useOtherHalf(workId: WorkId | undefined) {
  return useQuery<WorkSummary | null>({
    queryKey: [...WORKS, 'half', workId],
    queryFn: async ({ signal }) => {
      const asked = { work_id: workId ?? brand<WorkId>('') };
      return client.call('Work.otherHalf', asked, { signal }).then(
        ({ other_half }) => other_half,
        (error: unknown) => {
          // The design itself is not yet at the account.
          if (error instanceof ClientError && error.name === 'notFound') return null;
          throw error;
        },
      );
    },
    enabled: workId !== undefined,
    staleTime: 0,
    refetchInterval: untilPainted((half) => half?.thumbnail === null),
  });
}

/** A picture that only its owner may fetch, as a URL that the page may show. */
export function usePicture(path: string | null) {
  // The browser itself fetches a public picture.
  const own = path?.startsWith('/api/') === true;
  const fetched = useQuery<string>({
    queryKey: ['picture', path],
    queryFn: async ({ signal }) => URL.createObjectURL(await client.fetchBlob(path ?? '', { signal })),
    enabled: own,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return own ? fetched.data : (path ?? undefined);
}

interface Change<Name extends 'Work.rename' | 'Work.copy' | 'Work.delete' | 'Work.restore'> {
  readonly name: Name;
  readonly input: { readonly work_id: WorkId; readonly title: string };
}

/** Changes a work; the lists are then fetched again. */
export function useWorkChange() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ name, input }: Change<'Work.rename' | 'Work.copy' | 'Work.delete' | 'Work.restore'>) =>
      client.call(name, input),
    onSettled: () => refreshWorks(queries),
  });
}

export function refreshWorks(queries: ReturnType<typeof useQueryClient>): Promise<void> {
  void queries.invalidateQueries({ queryKey: ['collection'] });
  return queries.invalidateQueries({ queryKey: WORKS });
}

export const workPicture = ({ thumbnail }: Pick<WorkSummary, 'thumbnail'>): string | null =>
  thumbnail === null ? null : `/api/work/thumbnail/${thumbnail}`;
