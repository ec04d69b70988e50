import { type Address, formatAddress, navigate, sameAddress } from '@cpc/appkit';
import { useEffect, useMemo } from 'react';
import { isLoggedIn, savedLanguage, sharedStore } from '../core/stores.ts';
import { launch, type Launch } from './launch.ts';

/** Applies the launch rules to an address, with what this device knows now. */
export function launchHere(address: Address): Launch {
  const { machine_id, promoter_id } = sharedStore.getState();
  return launch(address, {
    loggedIn: isLoggedIn(),
    stationId: machine_id,
    promoterId: promoter_id,
    savedLanguage: savedLanguage(),
    browserLanguages: navigator.languages,
  });
}

/**
 * Stores the station and the promoter that an address names (LN-07), and the address that login leads back to (LN-04).
 */
export function remember(address: Address, jumpUrl: string | null): void {
  const { query } = address;
  const station = query['machine_id'] ?? (address.path.includes('allSelect') ? query['id'] : undefined);
  const { set, machine_id, promoter_id } = sharedStore.getState();
  if (station !== undefined && station !== machine_id) set({ machine_id: station });
  if (query['promoter_id'] !== undefined && query['promoter_id'] !== promoter_id)
    set({ promoter_id: query['promoter_id'] });
  if (jumpUrl !== null) set({ jumpUrl });
}

/**
 * Applies the launch rules to every navigation. @returns the address to show, or null while the app is led elsewhere
 */
export function useLaunch(address: Address): Address | null {
  const { destination, jumpUrl } = useMemo(() => launchHere(address), [address]);
  const stays = sameAddress(destination, address);
  useEffect(() => {
    remember(address, jumpUrl);
    if (!stays) navigate(formatAddress(destination), { replace: true });
  }, [address, destination, jumpUrl, stays]);
  return stays ? address : null;
}
