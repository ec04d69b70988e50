import { forgetKept } from '@cpc/appkit';
import type { ActionOutput, PartnerIdentity } from '@cpc/contract';
import { keysOf, type PartnerId } from '@cpc/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAgain } from './fetch-again.ts';
import { client, queries } from './services.ts';
import { currentSession, setSession, useSession } from './session-store.ts';
import { writeText } from './storage.ts';

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
    refetchInterval: fetchAgain(EVERY_MS),
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => {
    const now = currentSession();
    if (!data || data.person_id !== now?.person_id) return;
    // Another tab has let the login act for another place.
    if (data.partner_id !== now.partner_id) queries.clear();
    const same = keysOf(data).every((fact) => JSON.stringify(data[fact]) === JSON.stringify(now[fact]));
    if (!same) setSession({ ...now, ...data });
  }, [data]);
}

/** Begins the login that an answer holds. */
export function beginSession({ device, ...session }: ActionOutput<'Partner.login'>): void {
  writeText('device', device);
  queries.clear();
  setSession(session);
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
 * Ends the login on the server too, and the messages to this browser. It is forgotten here even if the server cannot be
 * reached.
 */
export async function logOut(): Promise<void> {
  const leaving = currentSession();
  const endpoint = await import('./messages.ts').then(({ endMessages }) => endMessages()).catch(() => undefined);
  // Another tap, or another tab, may have ended this login meanwhile.
  if (currentSession()?.token !== leaving?.token) return;
  void client.call('Partner.logout', { endpoint }).catch(() => undefined);
  setSession(undefined);
  forgetAll();
}

/** Drops what was fetched and typed for a login that has ended, or that acts for another place. */
export function forgetAll(): void {
  queries.clear();
  forgetKept();
}
