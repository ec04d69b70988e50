import { useLocale } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../core/stores.ts';
import { type Agreed, agree, agreedHere, disagree } from './agreement.ts';
import { abilityHere } from './device.ts';

/** `hidden`: there is nothing to offer, or not known yet. */
export type Notifying = 'hidden' | 'unsupported' | 'homeScreen' | 'denied' | 'off' | 'on';

export interface Notifications {
  readonly state: Notifying;
  /** What was asked for last, until it is so or has failed. */
  readonly wanted: boolean | undefined;
  readonly turn: (on: boolean) => void;
  /** The browser did not get through to its push service, or the shop was not reached. */
  readonly failed: boolean;
}

/** Whether this browser is told of the account's orders, and the way to change it. */
export function useNotifications(): Notifications {
  const queries = useQueryClient();
  const { code } = useLocale().locale;
  const uid = useSession((state) => state.userInfo?.uid);
  const queryKey = ['notifications', uid, code];
  const { data } = useQuery<Agreed>({
    queryKey,
    queryFn: () => agreedHere(code),
    enabled: uid !== undefined && abilityHere() !== 'none',
    // Whoever comes back from the browser's settings sees what was changed there.
    refetchOnWindowFocus: 'always',
  });
  /** What was asked for, and of what it was to be the change. */
  const [wish, setWish] = useState<{ readonly on: boolean; readonly from: Agreed | undefined }>();
  const turning = useMutation({
    // On and off again are done one after the other.
    scope: { id: 'notifications' },
    mutationFn: async (on: boolean) => (on ? agree(data?.key ?? '') : disagree().then(() => false)),
    onSuccess(on, asked) {
      if (on !== asked) setWish(undefined);
      queries.setQueryData<Agreed>(queryKey, { key: data?.key ?? null, on });
    },
    onError: () => setWish(undefined),
  });
  return {
    state: stateOf(data),
    wanted: wish?.from === data ? wish?.on : undefined,
    // At once: a switch that waits for an answer before it moves looks broken.
    turn(on) {
      setWish({ on, from: data });
      turning.mutate(on);
    },
    failed: turning.isError,
  };
}

function stateOf(agreed: Agreed | undefined): Notifying {
  const ability = abilityHere();
  if (agreed === undefined || agreed.key === null || ability === 'none') return 'hidden';
  return ability === 'open' ? (agreed.on ? 'on' : 'off') : ability;
}
