import type { PartnerIdentity } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client, queries } from './services.ts';
import { currentSession, setSession, useSession } from './session-store.ts';

/** A role that was changed is seen within so long, in ms; what is refused for it is looked at anew at once. */
const EVERY_MS = 60_000;
/** By person: what the server said of one is never held to be said of another. */
const keyOf = (personId: string | undefined) => ['me', personId] as const;

/** Follows who the person is in the shop now: the menu is what the role says. */
export function useFollowMe(): void {
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
    const same = (Object.keys(data) as (keyof PartnerIdentity)[]).every((fact) => data[fact] === session[fact]);
    if (!same) setSession({ ...session, ...data });
  }, [data]);
}

/** Ends the login on the server too; it is forgotten here whether the server hears of it or not. */
export function logOut(): void {
  void client.call('Partner.logout', {}).catch(() => undefined);
  setSession(undefined);
  queries.clear();
}
