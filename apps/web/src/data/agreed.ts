import type { ActionOutput } from '@cpc/contract';
import { TERMS_VERSION } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { useShared } from '../core/stores.ts';

interface Agreement {
  /** The terms may be ordered under: the customer agreed here, or with an earlier order of the account. */
  readonly agreed: boolean;
  /** The customer is asked; undefined until the account has answered. An account that agreed is not asked again. */
  readonly asks: boolean | undefined;
  /** The version that the account agreed to last, and when (UTC, ms); null for none, or until it has answered. */
  readonly last: { readonly version: string; readonly at: number } | null;
}

export const AGREED_KEY = ['agreed'] as const;

/** Whether the customer agreed to the present version of the terms (RT-09). @param known false before a login */
export function useAgreed(known = true): Agreement {
  const here = useShared((state) => state.agreed) === TERMS_VERSION;
  const account = useQuery<ActionOutput<'User.account'>>({
    queryKey: AGREED_KEY,
    queryFn: ({ signal }) => client.call('User.account', {}, { signal }),
    enabled: known,
    retry: false,
  });
  const { terms_version: version = null, terms_at: at = null } = account.data ?? {};
  const before = version === TERMS_VERSION;
  return {
    agreed: here || before,
    asks: account.isPending && account.fetchStatus !== 'paused' ? undefined : !before,
    last: version === null || at === null ? null : { version, at },
  };
}
