import { ClientError } from '@cpc/client';
import type { ActionOutput, GoodsView } from '@cpc/contract';
import { type GoodsId, type StationId, brand } from '@cpc/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';

export type GoodsDetail = ActionOutput<'Goods.get'>;

const goodsList = (stationId: StationId | null) =>
  queryOptions<readonly GoodsView[]>({
    queryKey: ['goods', stationId],
    queryFn: ({ signal }) => client.call('Goods.list', { machine_id: stationId ?? undefined }, { signal }),
  });

export const useGoodsList = (stationId: StationId | null) => useQuery(goodsList(stationId));

/** @returns a function that fetches the list, for callers that need it only after a tap */
export function useAskGoodsList(stationId: StationId | null): () => Promise<readonly GoodsView[]> {
  const queries = useQueryClient();
  return () => queries.ensureQueryData(goodsList(stationId));
}

export function useGoods(goodsId: string | undefined, stationId: StationId | null) {
  return useQuery<GoodsDetail>({
    queryKey: ['goods', stationId, goodsId],
    queryFn: ({ signal }) =>
      client.call(
        'Goods.get',
        { goods_id: brand<GoodsId>(goodsId ?? ''), machine_id: stationId ?? undefined },
        { signal },
      ),
    enabled: goodsId !== undefined,
  });
}

/** Fetches several models with the stock of a station; models that the station does not make are left out. */
export async function fetchGoodsOf(
  ids: readonly GoodsId[],
  stationId: StationId | null,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, GoodsDetail>> {
  const ask = (goods_id: GoodsId) =>
    client
      .call('Goods.get', { goods_id, machine_id: stationId ?? undefined }, { signal })
      .catch(undefinedIfUnavailable);
  const details = await Promise.all(ids.map(ask));
  return new Map(details.flatMap((detail) => (detail ? [[detail.goods.goods_id, detail]] : [])));
}

export function useGoodsOf(goodsIds: readonly GoodsId[], stationId: StationId | null) {
  const ids = [...new Set(goodsIds)];
  return useQuery<ReadonlyMap<string, GoodsDetail>>({
    queryKey: ['goods-of', stationId, ids],
    queryFn: ({ signal }) => fetchGoodsOf(ids, stationId, signal),
    enabled: ids.length > 0,
    staleTime: 0,
  });
}

/** Returns undefined if the model is no longer sold, or if its size does not fit that station. */
function undefinedIfUnavailable(error: unknown): undefined {
  if (error instanceof ClientError && (error.name === 'notFound' || error.name === 'invalidInput')) return undefined;
  throw error;
}
