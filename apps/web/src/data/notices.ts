import { type Agreed, pushAbility, pushAgreement } from '@cpc/appkit';
import type { Locale } from '@cpc/i18n';
import { useLocale } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../core/client.ts';
import { deviceStorage, NOTICES_KEY } from '../core/storage.ts';
import { sessionStore, useSession } from '../core/stores.ts';

/** Notices about the account's orders on this device. */
const agreement = pushAgreement({
  base: '/',
  state: (endpoint) => client.call('Notification.get', { endpoint }),
  start: (subscription) => client.call('Notification.subscribe', subscription),
  stop: (endpoint) => client.call('Notification.unsubscribe', { endpoint }),
  readAgreed: () => deviceStorage.getItem(NOTICES_KEY),
  keepAgreed: (uid) =>
    uid === undefined ? deviceStorage.removeItem(NOTICES_KEY) : deviceStorage.setItem(NOTICES_KEY, uid),
  owner: () => sessionStore.getState().userInfo?.uid ?? '',
});

export const { leave, endpointHere } = agreement;

/** The question whether this device gets notices, asked once for a customer and a language. */
export const noticesHere = (uid: string | undefined, locale: Locale) => ({
  queryKey: ['notifications', uid, locale],
  queryFn: () => agreement.agreedHere(locale),
});

/** `hidden`: there is nothing to offer, or the state is not known yet. */
export type Notifying = 'hidden' | 'unsupported' | 'homeScreen' | 'denied' | 'off' | 'on';

export interface Notifications {
  readonly state: Notifying;
  /** What the customer asked for last, until it is done or has failed. */
  readonly wanted: boolean | undefined;
  readonly turn: (on: boolean) => void;
  /** The browser could not reach its push service, or the server was not reached. */
  readonly failed: boolean;
}

/** Whether this browser receives notifications about the account's orders, and the function that changes it. */
export function useNotifications(): Notifications {
  const queries = useQueryClient();
  const { tag } = useLocale().locale;
  const uid = useSession((state) => state.userInfo?.uid);
  const question = noticesHere(uid, tag);
  const { data } = useQuery<Agreed>({
    ...question,
    enabled: uid !== undefined && pushAbility() !== 'none',
    // After a change in the browser's settings the page shows the new state.
    refetchOnWindowFocus: 'always',
  });
  /** What was asked for, and the state it was to change. */
  const [requested, setRequested] = useState<{ readonly on: boolean; readonly from: Agreed | undefined }>();
  const turning = useMutation({
    // Turning on and off quickly runs in order, one after the other.
    scope: { id: 'notifications' },
    mutationFn: async (on: boolean) => (on ? agreement.agree(data?.key ?? '') : agreement.disagree().then(() => false)),
    onSuccess(on, asked) {
      if (on !== asked) setRequested(undefined);
      queries.setQueryData<Agreed>(question.queryKey, { key: data?.key ?? null, on });
    },
    onError: () => setRequested(undefined),
  });
  return {
    state: stateOf(data),
    wanted: requested?.from === data ? requested?.on : undefined,
    // The switch moves at once: one that waits for an answer looks broken.
    turn(on) {
      setRequested({ on, from: data });
      turning.mutate(on);
    },
    failed: turning.isError,
  };
}

function stateOf(agreed: Agreed | undefined): Notifying {
  const ability = pushAbility();
  if (agreed === undefined || agreed.key === null || ability === 'none') return 'hidden';
  return ability === 'open' ? (agreed.on ? 'on' : 'off') : ability;
}
