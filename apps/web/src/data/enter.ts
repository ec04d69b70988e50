import { useMutation } from '@tanstack/react-query';
import type { MachineId } from '@cpc/domain';
import { client } from '../core/client.ts';
import { navigate } from '../core/hash-location.ts';
import { to } from '../core/go.ts';
import { PATHS } from '../core/paths.ts';
import { queryClient } from '../core/query-client.ts';
import { holdsNow, sessionStore, sharedStore } from '../core/stores.ts';

/** Where a customer who has just come in goes: back to what login interrupted (LN-04), else to the choice. */
export function goIn(): void {
  const { takeJumpUrl, machine_id } = sharedStore.getState();
  navigate(takeJumpUrl() ?? to(PATHS.allSelect, { id: machine_id }), { replace: false });
}

/** As a guest: the one this device had, or a new one; who is logged in already just goes on. */
export async function beGuest(): Promise<void> {
  if (holdsNow()) return;
  const { guestToken, logIn } = sessionStore.getState();
  const machine = sharedStore.getState().machine_id as MachineId | null;
  logIn(await client.call('User.guest', { machine_id: machine ?? undefined, last_token: guestToken ?? undefined }));
}

/** Who comes in now is not who was here before: neither their orders nor the page they were at are theirs. */
export function forgetGuest(): void {
  sessionStore.getState().leave();
  sharedStore.getState().takeJumpUrl();
  queryClient.clear();
}

/** In as a guest, in one tap. */
export function useEnterAsGuest() {
  return useMutation({
    mutationFn: beGuest,
    onSuccess: goIn,
  });
}
