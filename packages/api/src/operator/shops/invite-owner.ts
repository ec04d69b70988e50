import { type ActionInput, CallError, type Invitation } from '@cpc/contract';
import type { PersonId } from '@cpc/domain';
import type { Selectable } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { PartnersTables } from '../../base/db/tables/partners.ts';
import type { With } from '../../base/services.ts';
import { endAddressesOf } from '../../records/notifications/changed-addresses.ts';
import { endSessionsFor } from '../../modules/partners/login/sessions.ts';
import { invitation } from '../../modules/partners/people/invite.ts';
import { endLogin, moveMember, recordChange } from '../../modules/partners/people/lock.ts';
import { tellOfOwner } from '../../records/notifications/owner-notice.ts';
import { noteDeed } from '../../records/partners/deeds.ts';
import { lockedShop, required } from './shops.ts';

type Member = Selectable<PartnersTables['memberships']>;

/**
 * Invites an owner of a shop again who lost the password or whose code has expired (OP-08). Their logins and former code
 * end. Every shop in which the new password counts sees it in its history, and its other people are told.
 * @throws CallError fieldEmpty without a reason, notFound for who is no owner or is blocked, or conflict for a closed shop
 */
export function inviteOwner(
  services: With<'db' | 'clock' | 'random'>,
  by: PersonId,
  { partner_id, person_id, reason: typed }: ActionInput<'Operator.inviteOwner'>,
): Promise<Invitation> {
  const reason = required(typed);
  const { code, expires_at, kept } = invitation(services);
  return services.db.transact(async (tx) => {
    if ((await lockedShop(tx, partner_id)).state === 'closed') throw new CallError('conflict');
    const places = await placesOf(tx, person_id);
    const owner = places.find((place) => place.partner_id === partner_id && place.role === 'owner');
    if (!owner) throw new CallError('notFound');
    const now = services.clock.now();
    const others = (await endPassword(tx, services, owner)) ? places.filter((place) => place !== owner) : [];
    await moveMember(tx, now, owner, { event: 'invited', by: null, facts: kept });
    for (const other of others) await recordChange(tx, now, other, 'password', null);
    for (const place of [owner, ...others]) await tellOfOwner(tx, services, place);
    await noteDeed(tx, services, { by, event: 'ownerInvited', partnerId: partner_id, reason });
    return { person_id, code, expires_at };
  });
}

/** What a person may act for; a blocked owner comes back by another owner alone. Locked, because joining locks no shop. */
const placesOf = (tx: Tx, personId: PersonId): Promise<Member[]> =>
  tx
    .updateTable('memberships')
    .set((row) => ({ role: row.ref('role') }))
    .where('person_id', '=', personId)
    .where('state', '!=', 'blocked')
    .returningAll()
    .execute();

/**
 * Ends the password of a person, all of their logins, and open codes of all shops: those would set the next password. The
 * password of an operator stays, and opens the shop with the code: no operator may get into the login of another one.
 * @returns whether it ended
 */
async function endPassword(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { person_id, partner_id }: Pick<Member, 'person_id' | 'partner_id'>,
) {
  const operator = await tx
    .selectFrom('operators')
    .select('person_id')
    .where('person_id', '=', person_id)
    .where('state', '!=', 'blocked')
    .executeTakeFirst();
  if (operator) {
    await endSessionsFor(tx, person_id, partner_id);
    await endAddressesOf(tx, services, { person_id });
    return false;
  }
  await tx
    .updateTable('memberships')
    .set({ invited_until: 0 })
    .where('person_id', '=', person_id)
    .where('state', '=', 'invited')
    .execute();
  await endLogin(tx, services, { person_id, partner_id, isStolen: true });
  return true;
}
