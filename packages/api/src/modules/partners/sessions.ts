import type { PartnerIdentity, PartnerSession } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import { SESSION_MS } from '../../records/accounts/sessions.ts';
import type { Reader, Tx } from '../../base/db/database.ts';
import { prepared } from '../../base/db/prepared.ts';
import type { PrincipalResolver } from '../../base/http/principals.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import { hashSecret } from '../../base/ports/random.ts';
import type { With } from '../../base/services.ts';

/** How long an expired login is remembered, so that its owner gets 'expired' and not 'invalid'. */
const REMEMBERED_MS = 7 * DAY_MS;

/** A person with role and shop. Undefined if the id does not exist. */
export function identityOf(reader: Reader, personId: PersonId): Promise<PartnerIdentity | undefined> {
  return reader
    .selectFrom('partner_people')
    .innerJoin('partners', 'partners.id', 'partner_people.partner_id')
    .select(['partner_people.partner_id', 'partners.name', 'partner_people.id as person_id'])
    .select(['partner_people.name as person_name', 'username', 'role'])
    .where('partner_people.id', '=', personId)
    .executeTakeFirst();
}

/**
 * Logs a person in, for 24 hours, if the checked password is still valid: it may have been blocked or changed
 * meanwhile. The token leaves the server here, once.
 * @returns undefined if it is not valid any more
 */
export async function openSession(
  tx: Tx,
  { clock, random }: With<'clock' | 'random'>,
  personId: PersonId,
  passwordHash: string,
): Promise<PartnerSession | undefined> {
  const now = clock.now();
  const still = await tx
    .updateTable('partner_people')
    .set({ last_login_at: now })
    .where('id', '=', personId)
    .where('password_hash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  const identity = still && (await identityOf(tx, personId));
  if (!identity) return undefined;
  const token = random.secret();
  await tx
    .deleteFrom('partner_sessions')
    .where('person_id', '=', personId)
    .where('expires_at', '<', now - REMEMBERED_MS)
    .execute();
  await tx
    .insertInto('partner_sessions')
    .values({ token_hash: hashSecret(token), person_id: personId, started_at: now, expires_at: now + SESSION_MS })
    .execute();
  return { ...identity, token, tokenHead: 'Bearer ', currentTime: now };
}

/** Ends every login of a person. The next call with one of them is refused. */
export async function endSessions(tx: Tx, personId: PersonId): Promise<void> {
  await tx.deleteFrom('partner_sessions').where('person_id', '=', personId).execute();
}

export async function endSession({ db }: With<'db'>, tokenHash: string): Promise<{ ended: boolean }> {
  const ended = await db.transact((tx) =>
    tx.deleteFrom('partner_sessions').where('token_hash', '=', tokenHash).executeTakeFirst(),
  );
  return { ended: ended.numDeletedRows > 0n };
}

const sessionOf = prepared((reader, { tokenHash }: { readonly tokenHash: string }) =>
  reader
    .selectFrom('partner_sessions')
    .innerJoin('partner_people', 'partner_people.id', 'partner_sessions.person_id')
    .select(['started_at', 'expires_at', 'partner_id', 'person_id', 'role', 'state'])
    .where('token_hash', '=', tokenHash),
);

/** Identifies people of shops by their token. Role and state are read with every call, so a change applies at once. */
export function partnerResolver({ db, clock }: With<'db' | 'clock'>): PrincipalResolver {
  return {
    scheme: 'Bearer',
    async resolve(tokenHash) {
      const [found] = await sessionOf(db.read, { tokenHash });
      if (!found) return undefined;
      if (found.state !== 'active') return { error: 'tokenInvalid' };
      const now = clock.now();
      if (now >= found.expires_at || now - found.started_at >= SESSION_MS) return { error: 'tokenExpired' };
      const { partner_id: partnerId, person_id: personId, role } = found;
      return { caller: { kind: 'partner', partnerId, personId, role, session: tokenHash } };
    },
  };
}
