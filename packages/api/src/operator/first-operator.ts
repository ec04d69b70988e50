import { brand, type PersonId } from '@cpc/domain';
import type { With } from '../base/services.ts';
import { noteDeed } from '../records/partners/deeds.ts';
import { endAddressesOf } from '../records/notifications/changed-addresses.ts';
import { endSessions } from '../modules/partners/login/sessions.ts';
import { checkName, checkUsername } from '../modules/partners/login/username.ts';
import { checkNewPassword } from '../records/accounts/passwords.ts';

export interface FirstOperator {
  readonly username: string;
  readonly name: string;
  readonly password: string;
}

/**
 * Makes sure that an operator can log in by this name and password: the way into an empty platform, and for a second
 * operator whom nobody invited (PA-13). With the current password nothing ends, and a blocked operator returns. It is
 * recorded and told, because only who has the server's own machine can do it.
 * @throws CallError usernameIncorrect, fieldEmpty, fieldIncorrect, passwordRequired or passwordTooShort
 */
export async function firstOperator(
  services: With<'db' | 'clock' | 'random' | 'passwords'>,
  typed: FirstOperator,
): Promise<void> {
  const { db, clock, passwords } = services;
  const { name, username, password } = checkedOperator(typed);
  const before = await db.read
    .selectFrom('partner_people')
    .leftJoin('operators', 'operators.person_id', 'id')
    .select(['id', 'password_hash', 'state'])
    .where('username', '=', username)
    .executeTakeFirst();
  const id = before?.id ?? brand<PersonId>(`operator-${username}`);
  const same = before && (await passwords.matches(before.password_hash, password));
  const password_hash = same ? before.password_hash : await passwords.hash(password);
  const created_at = clock.now();
  const active = { state: 'active', proposed_by: null, invite_hash: null, invited_until: null } as const;
  await db.transact(async (tx) => {
    await tx
      .insertInto('partner_people')
      .values({ id, username, name, password_hash, created_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, password_hash }))
      .execute();
    await tx
      .insertInto('operators')
      .values({ person_id: id, created_at, used_at: 0 })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(active))
      .execute();
    if (!same) {
      await endSessions(tx, id);
      await endAddressesOf(tx, services, { person_id: id });
    }
    if (same && before.state === 'active') return;
    await noteDeed(tx, services, { by: id, event: 'operatorMade', partnerId: null, personId: id, reason: '' });
  });
}

/** @throws CallError usernameIncorrect, fieldEmpty, fieldIncorrect, passwordRequired or passwordTooShort */
export function checkedOperator({ name, username, password }: FirstOperator): FirstOperator {
  checkNewPassword(password);
  return { name: checkName(name), username: checkUsername(username), password };
}
