import { STORAGE_PREFIX, useAddress } from '@cpc/appkit';
import { LoadingState } from '@cpc/ui';
import { lazy, Suspense, useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { deviceStorage } from '../../core/storage.ts';
import { ChoiceOfGoods } from './choice-of-goods.tsx';

const StationDisplay = lazy(() => import('../display/station-display.tsx'));

/** What to make at this station. With a screen key: the station's display (RT-03). */
export default function ChooseGoodsPage() {
  const { query } = useAddress();
  const stationId = query['id'];
  const screenKey = useScreenKey(stationId, query);
  useEffect(() => {
    if (stationId === undefined) go(PATHS.mall, {}, { replace: true });
  }, [stationId]);
  if (stationId === undefined) return null;
  if (screenKey === undefined) return <ChoiceOfGoods />;
  return (
    <Suspense fallback={<LoadingState />}>
      <StationDisplay stationId={stationId} screenKey={screenKey} />
    </Suspense>
  );
}

type Query = Readonly<Record<string, string>>;

/**
 * The key of a station's display. The address carries it once. It is then stored on the device and removed from the
 * address bar, where people in front of the display could read it. `screen=1` stays, so that a reload opens the display
 * again.
 */
function useScreenKey(stationId: string | undefined, query: Query): string | undefined {
  const { screen_key: given, ...rest } = query;
  useEffect(() => {
    if (given === undefined || stationId === undefined || !keepScreenKey(stationId, given)) return;
    go(PATHS.allSelect, { ...rest, screen: '1' }, { replace: true });
  });
  if (given !== undefined || stationId === undefined || query['screen'] !== '1') return given;
  return storedScreenKey(stationId);
}

const keyName = (stationId: string) => `${STORAGE_PREFIX}screen_${stationId}`;

/** Stores the key of a station's display on the device. @returns false if the device stores nothing */
function keepScreenKey(stationId: string, key: string): boolean {
  deviceStorage.setItem(keyName(stationId), key);
  return storedScreenKey(stationId) === key;
}

const storedScreenKey = (stationId: string): string | undefined =>
  deviceStorage.getItem(keyName(stationId)) ?? undefined;
