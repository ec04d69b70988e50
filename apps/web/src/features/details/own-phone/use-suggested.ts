import type { GoodsView } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readChoice } from '../../../core/choice.ts';
import { client } from '../../../core/client.ts';
import { useStationId } from '../../../data/stations.ts';
import { askDevice, knownDevice } from './device.ts';
import { type Suggested, suggestedIn } from './suggested.ts';

/** The server counts as rarely. */
const POPULAR_STALE_MS = 10 * 60_000;

function useDevice() {
  const [device, setDevice] = useState(knownDevice);
  useEffect(() => {
    let gone = false;
    void askDevice().then((found) => {
      if (!gone) setDevice(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return device;
}

/**
 * What to show above the models of a category; undefined while it is not known, which is as long as the list itself takes,
 * so that nothing is put above a list that is read already. Without an answer the list stands alone.
 */
export function useSuggested(category: string): ((goods: readonly GoodsView[]) => Suggested) | undefined {
  const machine_id = useStationId();
  const device = useDevice();
  const [last] = useState(() => readChoice()?.goods_id);
  const popular = useQuery({
    queryKey: ['popular', machine_id, category],
    queryFn: ({ signal }) =>
      // An address may name any category; the server refuses one that does not exist.
      machine_id === null
        ? []
        : client.call('Goods.popular', { machine_id, category: category as GoodsView['category'] }, { signal }),
    staleTime: POPULAR_STALE_MS,
    retry: false,
  });
  const suggest = useCallback(
    (goods: readonly GoodsView[]) => suggestedIn(goods, { device, last, popular: popular.data ?? [] }),
    [device, last, popular.data],
  );
  return device === undefined || popular.isLoading ? undefined : suggest;
}
