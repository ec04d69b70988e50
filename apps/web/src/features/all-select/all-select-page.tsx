import { LoadingState } from '@cpc/ui';
import { lazy, Suspense, useEffect } from 'react';
import { go } from '../../core/go.ts';
import { useAddress } from '../../core/hash-location.ts';
import { PATHS } from '../../core/paths.ts';
import { ChoosePage } from './choose-page.tsx';

const StationScreen = lazy(() => import('../screen/station-screen.tsx'));

/** What to make at this station; with a screen key, the station's own display (RT-03). */
export default function AllSelectPage() {
  const { query } = useAddress();
  const machineId = query['id'];
  const screenKey = query['screen_key'];
  useEffect(() => {
    if (machineId === undefined) go(PATHS.mall, {}, { replace: true });
  }, [machineId]);
  if (machineId === undefined) return null;
  if (screenKey === undefined) return <ChoosePage />;
  return (
    <Suspense fallback={<LoadingState />}>
      <StationScreen machineId={machineId} screenKey={screenKey} />
    </Suspense>
  );
}
