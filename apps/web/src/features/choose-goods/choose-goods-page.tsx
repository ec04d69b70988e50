import { useAddress } from '@cpc/appkit';
import { LoadingState } from '@cpc/ui';
import { lazy, Suspense, useEffect } from 'react';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { forgetScreen, pairedScreen } from '../../core/screen-store.ts';
import { ChoiceOfGoods } from './choice-of-goods.tsx';

const StationDisplay = lazy(() => import('../display/station-display.tsx'));

/** What to make at this station. On a screen that is paired with it, and says so: the station's display (RT-03). */
export default function ChooseGoodsPage() {
  const { query } = useAddress();
  const stationId = query['id'];
  const isScreen = query['screen'] === '1';
  const screen = isScreen ? pairedScreen() : undefined;
  const isPaired = screen?.stationId === stationId;
  useEffect(() => {
    if (isScreen && !isPaired) go(PATHS.display, {}, { replace: true });
    else if (stationId === undefined) go(PATHS.mall, {}, { replace: true });
  }, [stationId, isScreen, isPaired]);
  if (stationId === undefined || (isScreen && !isPaired)) return null;
  if (screen === undefined) return <ChoiceOfGoods />;
  return (
    <Suspense fallback={<LoadingState />}>
      <StationDisplay stationId={stationId} screenKey={screen.key} onEnded={pairAgain} />
    </Suspense>
  );
}

function pairAgain(): void {
  forgetScreen();
  go(PATHS.display, {}, { replace: true });
}
