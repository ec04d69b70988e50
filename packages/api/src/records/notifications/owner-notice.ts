import type { PartnerId, PersonId } from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { OWNER_NOTICE_JOB } from './job-kinds.ts';
import type { ShopPerson } from '../partners/actor.ts';
import { type MailNews, mailOwners } from './mail.ts';

/** How long the news is worth sending. */
const LASTS_MS = DAY_MS;

/** A background job: tells one browser of a shop that the platform invited a person of it again. */
export interface OwnerNoticeJob {
  readonly subscription_id: string;
  readonly person_id: PersonId;
  /** UTC, ms; after that the notice is outdated. */
  readonly until: number;
}

/** Tells the other people of a shop, on the browsers that get its messages and its owners by e-mail, that a person was invited again (OP-08). */
export async function tellOfOwner(
  tx: Tx,
  services: With<'clock' | 'random'>,
  { person_id, partner_id }: { readonly person_id: PersonId; readonly partner_id: PartnerId },
): Promise<void> {
  await mailOwners(tx, services, { about: 'owner', partner_id, person_id });
  const browsers = await tx
    .selectFrom('shop_push_subscriptions')
    .select('id')
    .where('partner_id', '=', partner_id)
    .where('person_id', '!=', person_id)
    .execute();
  for (const { id } of browsers) {
    const payload: OwnerNoticeJob = { subscription_id: id, person_id, until: services.clock.now() + LASTS_MS };
    await enqueue(tx, services, { kind: OWNER_NOTICE_JOB, payload, lane: 'patient' });
  }
}

/**
 * Tells the owners of a shop, and the addresses that they had in the last days, that somebody becomes an owner or is none
 * any more. Before it is done: who has stolen a login puts the owner out first.
 */
export const tellOfOwners = (
  tx: Tx,
  services: With<'clock' | 'random'>,
  { partnerId: partner_id, personId: by }: Pick<ShopPerson, 'partnerId' | 'personId'>,
  change: Pick<Extract<MailNews, { readonly about: 'owners' }>, 'person_id' | 'event' | 'role'>,
): Promise<void> => mailOwners(tx, services, { about: 'owners', partner_id, by, at: services.clock.now(), ...change });
