import { RETENTION_DAYS } from '@cpc/contract';
import {
  type BillId,
  hasTopic,
  type MailTopic,
  type OrderId,
  type PartnerId,
  type PartnerRole,
  type PersonId,
  type PrintJobId,
  type RefundId,
  type ToldKind,
  type WithdrawalId,
} from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import { DAY_MS, HOUR_MS } from '../../base/ports/clock.ts';
import type { With } from '../../base/services.ts';
import { MAIL_JOB } from './job-kinds.ts';
import {
  columnOf,
  FORMER_MS,
  idOf,
  type LoginOwner,
  type MailAddress,
  mailAddressFor,
  mailAddressOf,
} from './mail-addresses.ts';
import { MANNERS, type NoticeKind } from './notice.ts';

/** What a customer is told by e-mail about an order: what browsers are told, and what must be sent. */
type OrderMailKind = NoticeKind | 'confirmed';

/** What an e-mail tells. Its words are made when it is sent. */
export type MailNews =
  | {
      readonly about: 'order';
      readonly kind: OrderMailKind;
      readonly order_id: OrderId;
      readonly job_id: PrintJobId | null;
    }
  | { readonly about: 'refund'; readonly order_id: OrderId; readonly refund_id: RefundId }
  | { readonly about: 'incident'; readonly kind: ToldKind; readonly partner_id: PartnerId }
  | { readonly about: 'owner'; readonly partner_id: PartnerId; readonly person_id: PersonId }
  /** Somebody becomes an owner of a shop, or is none any more. @property at UTC, ms */
  | {
      readonly about: 'owners';
      readonly partner_id: PartnerId;
      readonly person_id: PersonId;
      readonly event: 'added' | 'invited' | 'role' | 'blocked';
      /** From now on. */
      readonly role: PartnerRole;
      readonly by: PersonId;
      readonly at: number;
    }
  | { readonly about: 'bank'; readonly partner_id: PartnerId; readonly bank_account_id: string }
  | { readonly about: 'bill'; readonly partner_id: PartnerId; readonly bill_id: BillId }
  /** The bill was due and is not paid. */
  | { readonly about: 'reminder'; readonly partner_id: PartnerId; readonly bill_id: BillId }
  | { readonly about: 'withdrawal'; readonly partner_id: PartnerId; readonly withdrawal_id: WithdrawalId }
  | LoginNews
  /** Asks an address whether it is the owner's. */
  | { readonly about: 'confirm' };

/** What is about the login of an account or of a person of shops. */
export type LoginNews =
  /** A former address was replaced or removed. */
  | { readonly about: 'changed'; readonly former_id: string }
  /** A new password, or a provider that opens the account now. @property at UTC, ms */
  | { readonly about: 'login'; readonly what: 'password' | 'connected'; readonly at: number };

/** A background job: one e-mail to one address. */
export interface MailJob {
  readonly address_id: string;
  readonly news: MailNews;
  /** UTC, ms; after that it is outdated. */
  readonly until: number;
}

/** What the e-mails about an order are about; null for what a customer must have in hand. */
const ORDER_TOPIC: Readonly<Record<OrderMailKind, MailTopic | null>> = {
  confirmed: null,
  cancelled: null,
  itemCancelled: null,
  ready: 'pickup',
  waiting: 'pickup',
  moved: 'pickup',
  shipped: 'parcel',
  problem: 'problem',
};

const INCIDENT_TOPIC: Readonly<Record<ToldKind, MailTopic>> = {
  offline: 'stations',
  fault: 'stations',
  bayFull: 'stations',
  noPrint: 'stations',
  unsure: 'prints',
  held: 'prints',
  stuck: 'prints',
  bedWaits: 'prints',
  review: 'prints',
  cashStopped: 'supplies',
  stockEmpty: 'supplies',
};

/** What news are about; null for what is sent whatever its receiver wants (NT-02). */
function topicOf(news: MailNews): MailTopic | null {
  if (news.about === 'incident') return INCIDENT_TOPIC[news.kind];
  return news.about === 'order' ? ORDER_TOPIC[news.kind] : null;
}

export const mustBeSent = (news: MailNews): boolean => topicOf(news) === null;

/** Whether an address gets it: it must be sent, or its owner wants such news. */
export function isWanted(address: Pick<MailAddress, 'news'>, news: MailNews): boolean {
  const topic = topicOf(news);
  return topic === null || hasTopic(address.news, topic);
}

/** What former addresses hear as well: who stole a login changes the address first (decision 358). */
export const isSafety = ({ about }: MailNews): boolean => SAFETY.includes(about);

const SAFETY: readonly MailNews['about'][] = ['bank', 'owner', 'owners', 'changed', 'login'];

/** What must be sent waits a week for a mail server. */
const MUST_LASTS_MS = 7 * DAY_MS;
const INCIDENT_LASTS_MS = 12 * HOUR_MS;

function lastsMs(news: MailNews): number {
  if (news.about === 'confirm') return RETENTION_DAYS.askedMail * DAY_MS;
  if (mustBeSent(news)) return MUST_LASTS_MS;
  return news.about === 'order' && news.kind in MANNERS ? MANNERS[news.kind as NoticeKind].lastsMs : INCIDENT_LASTS_MS;
}

type Ports = With<'clock' | 'random'>;

/** News of the same key that wait are one e-mail: its words, made when it is sent, tell all of them; of a login, the last. */
function keyOf(news: MailNews): string | undefined {
  if (news.about === 'incident') return `${news.partner_id} ${news.kind}`;
  if (news.about === 'withdrawal') return `withdrawal ${news.withdrawal_id}`;
  if (news.about === 'changed') return 'changed';
  if (news.about === 'login') return `login ${news.what}`;
  return undefined;
}

/** Enqueues an e-mail in the transaction of what it tells: it is sent if, and only if, that is committed. */
export async function enqueueMail(
  tx: Tx,
  ports: Ports,
  address: Pick<MailAddress, 'id' | 'state' | 'news'>,
  news: MailNews,
): Promise<void> {
  const { id, state } = address;
  if (state !== 'open' || !isWanted(address, news)) return;
  const payload: MailJob = { address_id: id, news, until: ports.clock.now() + lastsMs(news) };
  const key = keyOf(news);
  const keyed = key === undefined ? {} : { key: `${id} ${key}`, renews: true };
  await enqueue(tx, ports, { kind: MAIL_JOB, payload, lane: 'mails', ...keyed });
}

/** Enqueues an e-mail about an order to its customer, if there is an address. */
export const mailOrder = (
  tx: Tx,
  ports: Ports,
  kind: OrderMailKind,
  orderId: OrderId,
  jobId: PrintJobId | null = null,
): Promise<void> => mailCustomer(tx, ports, { about: 'order', kind, order_id: orderId, job_id: jobId });

/** Enqueues an e-mail about money that is back. */
export const mailRefund = (
  tx: Tx,
  ports: Ports,
  { order_id, id }: { readonly order_id: OrderId; readonly id: RefundId },
): Promise<void> => mailCustomer(tx, ports, { about: 'refund', order_id, refund_id: id });

async function mailCustomer(
  tx: Tx,
  ports: Ports,
  news: Extract<MailNews, { readonly about: 'order' | 'refund' }>,
): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'account_id'])
    .where('id', '=', news.order_id)
    .executeTakeFirstOrThrow();
  const address = await mailAddressFor(tx, order);
  if (address) await enqueueMail(tx, ports, address, news);
}

/** Enqueues an e-mail about a login to its address and to those that it had in the last days. */
export async function mailLogin(tx: Tx, ports: Ports, owner: LoginOwner, news: LoginNews): Promise<void> {
  const present = await mailAddressOf(tx, owner);
  // The present address has just confirmed the change that is told.
  if (present && news.about !== 'changed') await enqueueMail(tx, ports, present, news);
  const formers = formersOf(tx, ports).where(`former_mail_addresses.${columnOf(owner)}`, '=', idOf(owner));
  for (const former of await formers.execute()) await mailFormer(tx, ports, former.id, news);
}

const mailFormer = (tx: Tx, ports: Ports, id: string, news: MailNews) =>
  enqueueMail(tx, ports, { id, state: 'open', news: 0 }, news);

/** The former addresses that can still be put back. */
const formersOf = (tx: Tx, { clock }: Ports) =>
  tx
    .selectFrom('former_mail_addresses')
    .select('former_mail_addresses.id')
    .where('undo_key', 'is not', null)
    .where('replaced_at', '>', clock.now() - FORMER_MS);

/** The addresses of a shop's owners. */
const mailOwnersOf = (tx: Tx, partnerId: PartnerId): Promise<MailAddress[]> =>
  tx
    .selectFrom('mail_addresses')
    .innerJoin('memberships', 'memberships.person_id', 'mail_addresses.person_id')
    .selectAll('mail_addresses')
    .where('memberships.partner_id', '=', partnerId)
    .where('memberships.state', '=', 'active')
    .where('memberships.role', '=', 'owner')
    .execute();

/** Enqueues an e-mail to every owner of a shop; what is about safety also to their former addresses. */
export async function mailOwners(
  tx: Tx,
  ports: Ports,
  news: Extract<MailNews, { readonly about: 'owner' | 'owners' | 'bank' | 'bill' | 'reminder' | 'withdrawal' }>,
): Promise<void> {
  for (const address of await mailOwnersOf(tx, news.partner_id)) await enqueueMail(tx, ports, address, news);
  if (!isSafety(news)) return;
  const formers = formersOf(tx, ports)
    .innerJoin('memberships', 'memberships.person_id', 'former_mail_addresses.person_id')
    .where('memberships.partner_id', '=', news.partner_id)
    .where('memberships.state', '=', 'active')
    .where('memberships.role', '=', 'owner');
  for (const former of await formers.execute()) await mailFormer(tx, ports, former.id, news);
}
