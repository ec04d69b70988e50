import { CallError, type PartnerSession } from '@cpc/contract';
import type { PartnerId, PersonId } from '@cpc/domain';
import { SESSION_MS } from '../../../records/accounts/sessions.ts';
import type { Tx } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import type { Caller } from '../../../base/http/call.ts';
import type { PrincipalResolver } from '../../../base/http/principals.ts';
import { DAY_MS } from '../../../base/ports/clock.ts';
import { hashSecret } from '../../../base/ports/random.ts';
import type { With } from '../../../base/services.ts';
import { lockOwner } from '../../../records/notifications/mail-addresses.ts';
import { endMessages } from '../../../records/notifications/shop-browsers.ts';
import { readStations } from '../../../records/partners/reach.ts';
import { identityAt, identityAtLast, notePlace } from './places.ts';

/** How long an expired login is remembered, so that its owner gets 'expired' and not 'invalid'. */
const REMEMBERED_MS = 7 * DAY_MS;

interface NewLogin {
  readonly personId: PersonId;
  /** Of the password that was checked. */
  readonly passwordHash: string;
  readonly place?: PartnerId | null;
}

/**
 * Logs a person in, for 24 hours, if the checked password is still valid: it may have been blocked or changed
 * meanwhile. The token leaves the server here, once. It acts for the given place, or for the one that was used last.
 * @returns undefined if it is not valid any more, or if there is no such place
 */
export async function openSession(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  { personId, passwordHash, place }: NewLogin,
): Promise<PartnerSession | undefined> {
  const now = clock.now();
  const still = await tx
    .updateTable('partner_people')
    .set({ last_login_at: now })
    .where('id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  const identity =
    still && (await (place === undefined ? identityAtLast(tx, personId) : identityAt(tx, personId, place)));
  if (!identity) return undefined;
  const { partner_id } = identity;
  await notePlace(tx, now, personId, partner_id);
  const token = random.secret();
  await tx
    .deleteFrom('partner_sessions')
    .where('person_id', '=', personId)
    .where('expires_at', '<', now - REMEMBERED_MS)
    .execute();
  await tx
    .insertInto('partner_sessions')
    .values({
      token_hash: hashSecret(token),
      person_id: personId,
      partner_id,
      started_at: now,
      expires_at: now + SESSION_MS,
    })
    .execute();
  return { ...identity, token, tokenHead: 'Bearer ', currentTime: now };
}

/**
 * Locks the caller's person until the end of the transaction, and looks again whether the login still holds: it may have
 * ended after the call was admitted.
 * @throws CallError tokenInvalid
 */
export async function holdPerson(
  tx: Tx,
  { personId: person_id, session }: Pick<Extract<Caller, { readonly kind: 'partner' }>, 'personId' | 'session'>,
): Promise<void> {
  await lockOwner(tx, { person_id });
  const still = await tx
    .selectFrom('partner_sessions')
    .select('token_hash')
    .where('token_hash', '=', session)
    .executeTakeFirst();
  if (!still) throw new CallError('tokenInvalid');
}

/** Ends every login of a person, and the messages to their browsers. The next call with one of them is refused. */
export async function endSessions(tx: Tx, personId: PersonId): Promise<void> {
  await endMessages(tx, personId);
  await tx.deleteFrom('partner_sessions').where('person_id', '=', personId).execute();
}

/** Ends the logins of a person that act for one shop, and its messages; those that act for other places stay. */
export async function endSessionsFor(tx: Tx, personId: PersonId, partnerId: PartnerId): Promise<void> {
  await endMessages(tx, personId, partnerId);
  await tx
    .deleteFrom('partner_sessions')
    .where('person_id', '=', personId)
    .where('partner_id', '=', partnerId)
    .execute();
}

/** Ends the logins of a person that act for the platform. */
export async function endPlatformSessions(tx: Tx, personId: PersonId): Promise<void> {
  await tx.deleteFrom('partner_sessions').where('person_id', '=', personId).where('partner_id', 'is', null).execute();
}

export async function endSession(tx: Tx, tokenHash: string): Promise<{ ended: boolean }> {
  const ended = await tx.deleteFrom('partner_sessions').where('token_hash', '=', tokenHash).executeTakeFirst();
  return { ended: ended.numDeletedRows > 0n };
}

const sessionOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader
    .selectFrom('partner_sessions as session')
    .leftJoin('memberships as member', (join) =>
      join
        .onRef('member.person_id', '=', 'session.person_id')
        .onRef('member.partner_id', '=', 'session.partner_id')
        .on('member.state', '=', 'active'),
    )
    .leftJoin('partners', (join) =>
      join.onRef('partners.id', '=', 'member.partner_id').on('partners.state', '<>', 'closed'),
    )
    .leftJoin('operators', (join) =>
      join.onRef('operators.person_id', '=', 'session.person_id').on('operators.state', '=', 'active'),
    )
    .select(['session.started_at', 'session.expires_at', 'session.person_id', 'session.partner_id'])
    .select(['partners.id as shop', 'member.role', 'member.stations', 'operators.person_id as operator'])
    .where('session.token_hash', '=', tokenHash),
);

type Session = Awaited<ReturnType<typeof sessionOf>>[number];

/**
 * Identifies people by their token, for the place that it acts for. Role, state and limits are read with every call, so
 * a change applies at once.
 */
export function partnerResolver({ db, clock }: With<'db' | 'clock'>): PrincipalResolver {
  return {
    scheme: 'Bearer',
    async resolve(tokenHash) {
      const [found] = await sessionOf(db.read, { tokenHash });
      if (!found) return undefined;
      const caller = callerOf(found, tokenHash);
      if (!caller) return { error: 'tokenInvalid' };
      const now = clock.now();
      if (now >= found.expires_at || now - found.started_at >= SESSION_MS) return { error: 'tokenExpired' };
      return { caller };
    },
  };
}

/** @returns undefined if the person may not act for the place any more */
function callerOf(
  { person_id: personId, partner_id, shop, role, stations, operator }: Session,
  session: string,
): Caller | undefined {
  if (partner_id === null) return operator === null ? undefined : { kind: 'operator', personId, session };
  if (shop === null || role === null) return undefined;
  return { kind: 'partner', partnerId: shop, personId, role, stations: readStations(stations), session };
}
