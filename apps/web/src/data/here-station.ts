import { ClientError } from '@cpc/client';
import { useEffect } from 'react';
import { go } from '../core/go.ts';
import { adoptLanguage } from '../core/language.ts';
import { PATHS } from '../core/paths.ts';
import { savedLanguage, sharedStore } from '../core/stores.ts';
import { useStationId, useStation } from './stations.ts';

/**
 * The station that the customer stands at. If it does not exist, it is forgotten and others are offered (LN-07). The
 * station's language is used until the customer chooses one (LG-03).
 */
export function useHereStation() {
  const stationId = useStationId();
  const station = useStation(stationId);
  const missing = station.error instanceof ClientError && station.error.name === 'deviceMissing';
  const language = station.data?.language;
  useEffect(() => {
    if (!missing) return;
    const { machine_id: scanned, set } = sharedStore.getState();
    if (scanned === stationId) set({ machine_id: null });
    go(PATHS.mall, { missing: '1' }, { replace: true });
  }, [missing, stationId]);
  useEffect(() => {
    if (language !== undefined && savedLanguage() === null) adoptLanguage(language);
  }, [language]);
  return station;
}
