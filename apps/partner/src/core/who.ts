import { keysOf } from '@cpc/domain';
import type { PartnerIdentity } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client, queries } from './services.ts';
import { currentSession, setSession, useSession } from './session-store.ts';

/** How soon a changed role is noticed, in ms. After a refusal it is checked at once. */
const EVERY_MS = 60_000;
/** Keyed by person: an answer about one person is never used for another. */
const keyOf = (personId: string | undefined) => ['me', personId] as const;

/** Keeps the person's identity in the shop current: the menu depends on the role. */
export function useCurrentIdentity(): void {
  const personId = useSession()?.person_id;
  const { data } = useQuery<PartnerIdentity>({
    queryKey: keyOf(personId),
    queryFn: ({ signal }) => client.call('Partner.me', {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const session = currentSession();
    if (!data || data.person_id !== session?.person_id) return;
    const same = keysOf(data).every((fact) => data[fact] === session[fact]);
    if (!same) setSession({ ...session, ...data });
  }, [data]);
}

/** Ends the login on the server too. It is forgotten here even if the server cannot be reached. */
export function logOut(): void {
  void client.call('Partner.logout', {}).catch(() => undefined);
  setSession(undefined);
  queries.clear();
}
