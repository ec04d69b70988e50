import { currentAddress, navigate } from '@cpc/appkit';
import { useMutation } from '@tanstack/react-query';
import type { StationId } from '@cpc/domain';
import { client } from '../core/client.ts';
import { to } from '../core/go.ts';
import { LOGIN_PAGES, PATHS } from '../core/paths.ts';
import { queryClient } from '../core/query-client.ts';
import { holdsNow, sessionStore, sharedStore } from '../core/stores.ts';

/**
 * Leads a customer who has just entered: back to the page that login interrupted (LN-04), else to the choice of goods.
 * Who has gone to another page before the server answered stays there.
 */
export function goIn(): void {
  if (!LOGIN_PAGES.includes(currentAddress().path)) return;
  const { takeJumpUrl, machine_id } = sharedStore.getState();
  navigate(takeJumpUrl() ?? to(PATHS.allSelect, { id: machine_id }), { replace: false });
}

/** Logs in as a guest: the one this device had, or a new one. A valid login is kept. */
export async function beGuest(): Promise<void> {
  if (holdsNow()) return;
  const { guestToken, logIn } = sessionStore.getState();
  const station = sharedStore.getState().machine_id as StationId | null;
  logIn(await client.call('User.guest', { machine_id: station ?? undefined, last_token: guestToken ?? undefined }));
}

/** The customer who logs in now may be another person: the guest's orders and last page are forgotten. */
export function forgetGuest(): void {
  sessionStore.getState().leave();
  sharedStore.getState().takeJumpUrl();
  queryClient.clear();
}

/** Logs in as a guest with one tap. */
export function useEnterAsGuest() {
  return useMutation({
    mutationFn: beGuest,
    onSuccess: goIn,
  });
}
