import { type Category, needsScan } from '@cpc/design';
import { useShared } from '../core/stores.ts';
import { useStationId } from './stations.ts';

/** Whether these goods are made only for who scanned the code of this station, and this customer did not (LN-07). */
export function useMustScan(category: Category | undefined): boolean {
  const scanned = useShared((state) => state.scanned);
  const stationId = useStationId();
  return category !== undefined && needsScan(category) && scanned !== stationId;
}
