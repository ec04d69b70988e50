import type { ActionOutput, GoodsView } from '@cpc/contract';
import type { GoodsId, MachineId } from '@cpc/domain';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../core/client.ts';

export type GoodsDetail = ActionOutput<'Goods.get'>;

const goodsList = (machineId: MachineId | null) =>
  queryOptions<readonly GoodsView[]>({
    queryKey: ['goods', machineId],
    queryFn: ({ signal }) => client.call('Goods.list', { machine_id: machineId ?? undefined }, { signal }),
  });

export const useGoodsList = (machineId: MachineId | null) => useQuery(goodsList(machineId));

/** @returns the way to the list, for who needs it only once something is pressed */
export function useAskGoodsList(machineId: MachineId | null): () => Promise<readonly GoodsView[]> {
  const queries = useQueryClient();
  return () => queries.ensureQueryData(goodsList(machineId));
}

export function useGoods(goodsId: string | undefined, machineId: MachineId | null) {
  return useQuery<GoodsDetail>({
    queryKey: ['goods', machineId, goodsId],
    queryFn: ({ signal }) =>
      client.call('Goods.get', { goods_id: goodsId as GoodsId, machine_id: machineId ?? undefined }, { signal }),
    enabled: goodsId !== undefined,
  });
}
