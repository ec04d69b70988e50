import {
  ADDED_UP_MS,
  brand,
  type Currency,
  type Member,
  money,
  type OperatorInvitation,
  type PartnerId,
  type PersonId,
  TIED_MS,
} from '@cpc/domain';
import type { Reader } from '../../base/db/database.ts';
import { operatorOf, subjectOf } from '../partners/deeds.ts';

interface ShopMember extends Member {
  readonly partner_id: PartnerId;
}

/** The people of some shops; also who was shown the code of an owner of theirs within {@link TIED_MS}, who could be that owner. */
export async function membersOf(reader: Reader, shops: readonly PartnerId[], now: number): Promise<ShopMember[]> {
  const members = await reader
    .selectFrom('memberships')
    .select(['person_id', 'partner_id', 'role', 'state'])
    .where('partner_id', 'in', shops)
    .execute();
  const shown = await reader
    .selectFrom('operator_events')
    .select(['person_id', 'subject'])
    .where('event', '=', 'ownerInvited')
    .where('subject', 'in', shops.map(subjectOf))
    .where('at', '>', now - TIED_MS)
    .execute();
  const asOwners = shops.flatMap((partner_id) =>
    shown
      .filter(({ subject }) => subject === subjectOf(partner_id))
      .map(({ person_id }) => ({ person_id, partner_id, role: 'owner', state: 'active' }) as const),
  );
  return [...members, ...asOwners];
}

/** Who brought whom to the platform. Who asked for an invitation counts again when it is confirmed: then it opens. */
export async function operatorInvitations(reader: Reader): Promise<OperatorInvitation[]> {
  const events = await reader
    .selectFrom('operator_events')
    .select(['person_id as by', 'subject', 'at', 'event'])
    .where('event', 'in', ['operatorInvited', 'operatorConfirmed'])
    .orderBy('id')
    .execute();
  const asked = new Map<PersonId, PersonId>();
  return events.flatMap(({ event, by, subject, at }) => {
    const step = { by, of: operatorOf(subject), at };
    const first = asked.get(step.of);
    if (event === 'operatorInvited') asked.set(step.of, step.by);
    return event === 'operatorConfirmed' && first ? [step, { ...step, by: first }] : [step];
  });
}

export interface Given {
  readonly partner_id: PartnerId;
  readonly currency: Currency;
  readonly amount: number;
}

/**
 * What shops were given by operators lately: withdrawals that were approved and not stopped since, claims paid, and payments
 * that count as made.
 */
export async function givenTo(reader: Reader, shops: readonly PartnerId[], now: number): Promise<Given[]> {
  const since = now - ADDED_UP_MS;
  const withdrawals = await reader
    .selectFrom('withdrawal_events')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_id')
    .select(['partner_id', 'currency', 'amount'])
    .where('partner_id', 'in', shops)
    .where('event', '=', 'approved')
    .where('at', '>', since)
    .where('state', 'in', ['approved', 'exported', 'paid'])
    .execute();
  const claims = await reader
    .selectFrom('reprints')
    .select(['partner_id', 'currency', 'paid_amount as amount'])
    .where('partner_id', 'in', shops)
    .where('claim', '=', 'approved')
    .where('decided_at', '>', since)
    .where('called_off_at', 'is', null)
    .execute();
  const payments = await reader
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('machines', 'machines.id', 'machine_id')
    .select(['machines.partner_id', 'payments.currency', 'payments.amount'])
    .where('machines.partner_id', 'in', shops)
    .where('vouched_by', 'is not', null)
    .where('payments.state', '=', 'settled')
    .where('payments.changed_at', '>', since)
    .execute();
  const decided = payments.map(({ partner_id, amount, currency }) => {
    return { partner_id: brand<PartnerId>(partner_id), ...money(amount, currency) };
  });
  return [...withdrawals, ...decided, ...claims.map((claim) => ({ ...claim, amount: claim.amount ?? 0 }))];
}
