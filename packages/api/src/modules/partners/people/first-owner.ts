import { type PartnerId, type PersonId, brand } from '@cpc/domain';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { endAddressesOf } from '../../../records/notifications/changed-addresses.ts';
import { endSessions } from '../login/sessions.ts';
import { recordPerson } from './lock.ts';

type Ports = With<'db' | 'clock' | 'random' | 'passwords'>;

/** The owner for whom the operator opens a shop. */
export interface FirstOwner {
  readonly username: string;
  readonly name: string;
  /** If absent: an unknown random one, or the current one if the owner exists. */
  readonly password?: string | undefined;
}

/**
 * Makes sure that a shop's first owner can log in by this name and password, even if blocked: the way back for a shop
 * that has locked itself out. With the current password nothing ends.
 * @returns a function that writes it, to be called once the shop exists
 */
export async function firstOwner(
  { db, clock, random, passwords }: Ports,
  partnerId: PartnerId,
  { username, name, password }: FirstOwner,
): Promise<(tx: Tx) => Promise<void>> {
  const id = brand<PersonId>(`owner-${partnerId}`);
  const before = await db.read
    .selectFrom('partner_people')
    .innerJoin('memberships', 'memberships.person_id', 'partner_people.id')
    .select(['password_hash', 'state'])
    .where('id', '=', id)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  const same = before && (password === undefined || (await passwords.matches(before.password_hash, password)));
  const password_hash = same ? before.password_hash : await passwords.hash(password ?? random.secret());
  return async (tx) => {
    const now = clock.now();
    await tx
      .insertInto('partner_people')
      .values({ id, username, name, password_hash, created_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(same ? { username } : { username, password_hash }))
      .execute();
    const member = { role: 'owner', state: 'active', stations: null, invite_hash: null, invited_until: null } as const;
    const kept = tx
      .insertInto('memberships')
      .values({ ...member, person_id: id, partner_id: partnerId, created_at: now, used_at: 0 });
    await kept
      .onConflict((conflict) =>
        same
          ? conflict.columns(['person_id', 'partner_id']).doNothing()
          : conflict.columns(['person_id', 'partner_id']).doUpdateSet(member),
      )
      .execute();
    if (same) return;
    await endSessions(tx, id);
    await endAddressesOf(tx, { clock, random }, { person_id: id });
    const step = { person_id: id, partner_id: partnerId, role: 'owner', to_state: 'active' } as const;
    const event = before ? 'password' : 'added';
    await recordPerson(tx, now, { ...step, from_state: before?.state ?? 'active', event }, null);
  };
}
