import { type Agreed, pushAbility, useNotify } from '@cpc/appkit';
import { useLocale, useT } from '@cpc/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '../core/may.ts';
import { agree, disagree, messagesHere } from '../core/messages.ts';
import { useSession } from '../core/session-store.ts';

/** `none`: the server sends no messages. `loading` and `unread`: the server has not answered, or could not. */
type MessagesState = 'loading' | 'unread' | 'none' | 'unsupported' | 'homeScreen' | 'denied' | 'off' | 'on';

interface Messages {
  readonly state: MessagesState;
  /** What the person asked for last, until it is done or has failed. */
  readonly wanted: boolean | undefined;
  readonly turn: (on: boolean) => void;
  /** The browser could not reach its push service, or the server was not reached. */
  readonly failed: boolean;
  readonly again: () => void;
}

/** Whether this browser gets the messages of the shop (PA-12), and the function that changes it. */
export function useMessages(): Messages {
  const t = useT();
  const notify = useNotify();
  const queries = useQueryClient();
  const { tag } = useLocale().locale;
  const session = useSession();
  const queryKey = ['messages', session?.person_id, session?.partner_id, tag];
  const { data, isError, refetch } = useQuery<Agreed>({
    queryKey,
    queryFn: () => messagesHere(tag),
    enabled: may(session, 'shop') && pushAbility() !== 'none',
    // After a change in the browser's settings the page shows the new state.
    refetchOnWindowFocus: 'always',
  });
  const turning = useMutation({
    // Turning on and off quickly runs in order, one after the other.
    scope: { id: 'messages' },
    mutationFn: async (on: boolean) => (on ? agree(data?.key ?? '') : disagree().then(() => false)),
    onSuccess(on) {
      queries.setQueryData<Agreed>(queryKey, { key: data?.key ?? null, on });
      if (on) notify.done(t('partnerMessages.started'));
    },
  });
  return {
    state: stateOf(data, isError),
    // The switch moves at once: one that waits for an answer looks broken.
    wanted: turning.isPending ? turning.variables : undefined,
    turn: turning.mutate,
    failed: turning.isError,
    again: () => void refetch(),
  };
}

function stateOf(agreed: Agreed | undefined, failed: boolean): MessagesState {
  const ability = pushAbility();
  if (ability === 'none') return 'none';
  if (agreed === undefined) return failed ? 'unread' : 'loading';
  if (agreed.key === null) return 'none';
  return ability === 'open' ? (agreed.on ? 'on' : 'off') : ability;
}
