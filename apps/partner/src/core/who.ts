import { forgetKept } from '@cpc/appkit';
import { keysOf, type PartnerId } from '@cpc/domain';
import type { PartnerIdentity } from '@cpc/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { client, queries } from './services.ts';
import { currentSession, setSession, useSession } from './session-store.ts';

/** How soon a changed role is noticed, in ms. After a refusal it is checked at once. */
const EVERY_MS = 60_000;
/** Keyed by person and place: an answer about one is never used for another. */
const keyOf = (personId: string | undefined, partnerId: PartnerId | null | undefined) =>
  ['me', personId, partnerId] as const;

/** Keeps the person's identity in the shop current: the menu depends on the role. */
export function useCurrentIdentity(): void {
  const session = useSession();
  const { data } = useQuery<PartnerIdentity>({
    queryKey: keyOf(session?.person_id, session?.partner_id),
    queryFn: ({ signal }) => client.call('Partner.me', {}, { signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const now = currentSession();
    if (!data || data.person_id !== now?.person_id || data.partner_id !== now.partner_id) return;
    const same = keysOf(data).every((fact) => JSON.stringify(data[fact]) === JSON.stringify(now[fact]));
    if (!same) setSession({ ...now, ...data });
  }, [data]);
}

/** Lets the login act for another place. What was fetched for the last one is dropped. */
export async function actFor(partner_id: PartnerId | null): Promise<void> {
  const identity = await client.call('Partner.actFor', partner_id === null ? {} : { partner_id });
  const session = currentSession();
  if (!session || session.person_id !== identity.person_id) return;
  queries.clear();
  setSession({ ...session, ...identity });
}

/**
 * Ends the login on the server too, and the messages on this device. It is forgotten here even if the server cannot be
 * reached.
 */
export function logOut(): void {
  void client.call('Partner.logout', {}).catch(() => undefined);
  void import('./messages.ts').then(({ endMessages }) => endMessages()).catch(() => undefined);
  setSession(undefined);
  queries.clear();
  forgetKept();
}
