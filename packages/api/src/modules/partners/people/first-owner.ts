import { type PartnerId, type PersonId, brand } from '@cpc/domain';
import { createPasswords } from '../../../records/accounts/passwords.ts';
import type { Tx } from '../../../base/db/database.ts';
import type { With } from '../../../base/services.ts';
import { endSessions } from '../sessions.ts';
import { recordPerson } from './lock.ts';

type Ports = With<'db' | 'clock' | 'random'>;

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
  { db, clock, random }: Ports,
  partnerId: PartnerId,
  { username, name, password }: FirstOwner,
): Promise<(tx: Tx) => Promise<void>> {
  const passwords = createPasswords();
  const id = brand<PersonId>(`owner-${partnerId}`);
  const before = await db.read
    .selectFrom('partner_people')
    .select(['password_hash', 'state'])
    .where('id', '=', id)
    .executeTakeFirst();
  const same = before && (password === undefined || (await passwords.matches(before.password_hash, password)));
  const password_hash = same ? before.password_hash : await passwords.hash(password ?? random.secret());
  return async (tx) => {
    const now = clock.now();
    const active = { role: 'owner', state: 'active', password_hash, invite_hash: null, invited_until: null } as const;
    const person = same ? { username } : { username, ...active };
    await tx
      .insertInto('partner_people')
      .values({ ...active, id, username, name, partner_id: partnerId, created_at: now, last_login_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(person))
      .execute();
    if (same) return;
    await endSessions(tx, id);
    const step = { person_id: id, from_state: before?.state ?? 'active', to_state: 'active', role: 'owner' } as const;
    await recordPerson(tx, now, { ...step, event: before ? 'password' : 'added' }, null);
  };
}
