import { CallError, type PartnerIdentity } from '@cpc/contract';
import type { PartnerId, PersonId } from '@cpc/domain';
import type { With } from '../../../base/services.ts';
import { identityAt, notePlace } from './places.ts';

interface Login {
  readonly personId: PersonId;
  /** hash of the token */
  readonly session: string;
}

/** Lets a login act for another place of its person (PA-09). @throws CallError notFound if it is not the person's */
export function actFor(
  { db, clock }: With<'db' | 'clock'>,
  { personId, session }: Login,
  partnerId: PartnerId | null,
): Promise<PartnerIdentity> {
  return db.transact(async (tx) => {
    const identity = await identityAt(tx, personId, partnerId);
    if (!identity) throw new CallError('notFound');
    await tx.updateTable('partner_sessions').set({ partner_id: partnerId }).where('token_hash', '=', session).execute();
    await notePlace(tx, clock.now(), personId, partnerId);
    return identity;
  });
}
