import type { ActionOutput, GoodsView } from '@cpc/contract';
import type { GoodsId, MachineId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';

export type GoodsDetail = ActionOutput<'Goods.get'>;

export function useGoodsList(machineId: MachineId | null) {
  return useQuery<readonly GoodsView[]>({
    queryKey: ['goods', machineId],
    queryFn: ({ signal }) => client.call('Goods.list', { machine_id: machineId ?? undefined }, { signal }),
  });
}

export function useGoods(goodsId: string | undefined, machineId: MachineId | null) {
  return useQuery<GoodsDetail>({
    queryKey: ['goods', machineId, goodsId],
    queryFn: ({ signal }) =>
      client.call('Goods.get', { goods_id: goodsId as GoodsId, machine_id: machineId ?? undefined }, { signal }),
    enabled: goodsId !== undefined,
  });
}
