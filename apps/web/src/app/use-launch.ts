import { type Address, formatAddress, navigate, sameAddress } from '@cpc/appkit';
import { useEffect, useMemo } from 'react';
import { PATHS } from '../core/paths.ts';
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

/** An address was stored since the app was loaded. */
let hasBegun = false;

/**
 * The code on a station leads to the entry, and names the station. The app itself leads there, too, but never with
 * another station and never first.
 */
function isScan({ path, query }: Address, stationId: string | null): boolean {
  const isEntry = path === PATHS.entry || path === PATHS.selectLogin;
  return isEntry && query['machine_id'] !== undefined && (!hasBegun || query['machine_id'] !== stationId);
}

/**
 * Stores the station and the promoter that an address names (LN-07), and the address that login leads back to (LN-04).
 */
export function remember(address: Address, jumpUrl: string | null): void {
  const { query } = address;
  const station = query['machine_id'] ?? (address.path.includes('allSelect') ? query['id'] : undefined);
  const { set, machine_id, promoter_id } = sharedStore.getState();
  if (station !== undefined && station !== machine_id) set({ machine_id: station });
  if (isScan(address, machine_id)) set({ scanned: query['machine_id'] ?? null });
  hasBegun = true;
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
