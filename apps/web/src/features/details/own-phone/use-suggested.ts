import type { GoodsView } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readChoice } from '../../../data/draft/choice.ts';
import { client } from '../../../core/client.ts';
import { useStationId } from '../../../data/stations.ts';
import { askDevice, knownDevice } from './device.ts';
import { type Suggested, suggestedIn } from './suggested.ts';

/** The server counts as rarely. */
const POPULAR_STALE_MS = 10 * 60_000;
/** What comes later than this after the list is not put above it: it would move what is read already. */
const IN_TIME_MS = 500;

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

/** @returns the value as it was when the time after the list was over, or as it is before */
function useInTime<T>(value: T, listed: boolean): T {
  const [kept, setKept] = useState({ value });
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!listed) return;
    const timer = setTimeout(() => setLate(true), IN_TIME_MS);
    return () => clearTimeout(timer);
  }, [listed]);
  if (!late && kept.value !== value) setKept({ value });
  return late ? kept.value : value;
}

/**
 * What to show above the models of a category. The list does not wait for it: it shows what is known when the list comes
 * or shortly after.
 * @param listed whether the list is shown
 */
export function useSuggested(category: string, listed: boolean): (goods: readonly GoodsView[]) => Suggested {
  const stationId = useStationId();
  const device = useDevice();
  const [last] = useState(() => readChoice()?.goods_id);
  const popular = useQuery({
    queryKey: ['popular', stationId, category],
    queryFn: ({ signal }) =>
      // An address may name any category; the server refuses one that does not exist.
      stationId === null
        ? []
        : client.call(
            'Goods.popular',
            { machine_id: stationId, category: category as GoodsView['category'] },
            { signal },
          ),
    staleTime: POPULAR_STALE_MS,
    retry: false,
  });
  const suggest = useCallback(
    (goods: readonly GoodsView[]) => suggestedIn(goods, { device, last, popular: popular.data ?? [] }),
    [device, last, popular.data],
  );
  return useInTime(suggest, listed);
}
