import { type ActionInput, type ActionOutput, CallError } from '@cpc/contract';
import {
  type MailTopic,
  ORDER_TOPICS,
  type OrderId,
  SHOP_TOPICS,
  SOLD_STATUSES,
  topicBits,
  topicsOf,
} from '@cpc/domain';
import type { Tx } from '../../base/db/database.ts';
import { type Call, callerAs } from '../../base/http/call.ts';
import { HOUR_MS } from '../../base/ports/clock.ts';
import type { Services } from '../../base/services.ts';
import { countAttempt } from '../../records/accounts/attempts.ts';
import { holdLogin } from '../../records/accounts/sessions.ts';
import { mailOrder } from '../../records/notifications/mail.ts';
import {
  askAddress,
  askedAddressOf,
  endAddress,
  forgetAsked,
  returnable,
} from '../../records/notifications/changed-addresses.ts';
import {
  type KeptAddress,
  keepMailAddress,
  type LoginOwner,
  mailAddressOf,
  type MailOwner,
  removeMailAddress,
} from '../../records/notifications/mail-addresses.ts';
import { countGiven } from './limits.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { lockOrder } from '../../records/orders/store.ts';
import { holdPerson } from '../partners/login/sessions.ts';

/** Addresses that one customer or person may give in an hour: each may get an e-mail. */
const MAX_CHANGES = 10;
/** Addresses of one customer or person that can be put back at a time: each gets what is about safety. */
const MAX_FORMER = 5;

type State = ActionOutput<'Notification.mail'>;
type Wish = ActionInput<'Partner.setMail'>;

/** Whose address a customer means: that of an order, or that of the account. @throws CallError notFound */
async function ownerOf({ db }: Services, order_id: ActionInput<'Notification.mail'>['order_id'], call: Call) {
  const { accountId } = callerAs(call, 'customer');
  if (order_id === undefined) return { account_id: accountId };
  await ownOrder(db.read, accountId, order_id);
  return { order_id };
}

/** The news that there are for an owner of an address. */
const topicsFor = (owner: MailOwner): readonly MailTopic[] => ('person_id' in owner ? SHOP_TOPICS : ORDER_TOPICS);

/** Where e-mails go now. */
async function stateOf(services: Services, owner: MailOwner): Promise<State> {
  const { db, mails } = services;
  const kept = await mailAddressOf(db.read, owner);
  const asked = 'order_id' in owner ? undefined : await askedAddressOf(db.read, services, owner);
  return {
    offered: mails !== undefined,
    inbox: mails?.inbox ?? null,
    address: kept?.address ?? null,
    asked: asked?.address ?? null,
    news: topicsOf(kept?.news ?? topicBits(topicsFor(owner))),
    bounced: kept?.state === 'bounced',
  };
}

export const mailOfCustomer = async (
  services: Services,
  { order_id }: ActionInput<'Notification.mail'>,
  call: Call,
): Promise<State> => stateOf(services, await ownerOf(services, order_id, call));

export const mailOfPerson = (services: Services, call: Call): Promise<State> =>
  stateOf(services, { person_id: callerAs(call, 'partner').personId });

/**
 * Keeps or removes the address of a customer. One that is given after the order was paid gets the confirmation at once.
 * @throws CallError notFound, mailsOff, fieldIncorrect, tooManyMails, tooManyRequests, or tokenInvalid if the login has ended
 */
export async function setMailOfCustomer(
  services: Services,
  { order_id, ...wanted }: ActionInput<'Notification.setMail'>,
  call: Call,
): Promise<State> {
  const owner = await ownerOf(services, order_id, call);
  const self = callerAs(call, 'customer');
  return set(services, owner, { ...wanted, language: call.language }, (tx) => holdLogin(tx, self));
}

/**
 * Keeps or removes the address of a person of shops.
 * @throws CallError mailsOff, fieldIncorrect, tooManyMails, tooManyRequests, or tokenInvalid if the login has ended
 */
export async function setMailOfPerson(services: Services, wanted: Wish, call: Call): Promise<State> {
  const self = callerAs(call, 'partner');
  const wish = { ...wanted, language: call.language };
  return set(services, { person_id: self.personId }, wish, (tx) => holdPerson(tx, self));
}

/** Locks whose login it is, and looks again whether it still holds: all of them may have ended meanwhile. */
type Hold = (tx: Tx) => Promise<unknown>;

async function set(
  services: Services,
  owner: MailOwner,
  { address, news, language }: Wish & Pick<Call, 'language'>,
  hold: Hold,
): Promise<State> {
  const { db, mails } = services;
  if (address.trim() === '')
    await db.transact(async (tx) => {
      if ('order_id' in owner) await removeMailAddress(tx, owner);
      else {
        await hold(tx);
        await endAddress(tx, services, owner);
      }
    });
  else {
    if (!mails) throw new CallError('mailsOff');
    const kept = {
      address: checked(address),
      news: topicBits(topicsFor(owner).filter((topic) => news.includes(topic))),
      language,
    };
    await countAttempt(services, [{ subject: ['mail', ...Object.values(owner)], most: MAX_CHANGES }], HOUR_MS);
    const before = await mailAddressOf(db.read, owner);
    // The owner’s own address gets nothing more than before.
    if (before?.state !== 'open' || before.address !== kept.address) await countGiven(services, kept.address);
    await db.transact(async (tx) => {
      if ('order_id' in owner) await keepForOrder(tx, services, owner, kept);
      else {
        await hold(tx);
        await keepForLogin(tx, services, owner, kept);
      }
    });
  }
  return stateOf(services, owner);
}

async function keepForOrder(
  tx: Tx,
  services: Services,
  owner: { readonly order_id: OrderId },
  kept: KeptAddress,
): Promise<void> {
  // The lock settles whether this call or the payment comes first: the later of both sends the confirmation.
  const order = await lockOrder(tx, owner.order_id);
  const another = await keepMailAddress(tx, services, owner, kept);
  if (another && order && SOLD_STATUSES.includes(order.status)) await mailOrder(tx, services, 'confirmed', order.id);
}

/**
 * The first address is used at once; another one after it is confirmed, also when that was removed in the last days: its
 * owner can still put it back (decision 358). The present one once more, without a change, calls the other one off.
 * @throws CallError tooManyRequests
 */
async function keepForLogin(tx: Tx, services: Services, owner: LoginOwner, kept: KeptAddress): Promise<void> {
  const before = await mailAddressOf(tx, owner);
  const formers = await returnable(tx, services, owner);
  if (before?.state === 'open') {
    await keepMailAddress(tx, services, owner, { ...kept, address: before.address });
    if (kept.address === before.address) {
      if (kept.news === before.news) await forgetAsked(tx, owner);
      return;
    }
  } else if (formers.length === 0) return keepFirst(tx, services, owner, kept);
  const comesBack = formers.some(({ address }) => address === kept.address);
  if (formers.length >= MAX_FORMER && !comesBack) throw new CallError('tooManyRequests');
  await askAddress(tx, services, owner, kept);
}

async function keepFirst(tx: Tx, services: Services, owner: LoginOwner, kept: KeptAddress): Promise<void> {
  await forgetAsked(tx, owner);
  await keepMailAddress(tx, services, owner, kept);
}

/**
 * One address as mail servers know it: `local@domain.tld`, without a name, quotes, comments or anything that ends a
 * header. @throws CallError fieldIncorrect
 */
function checked(typed: string): string {
  const address = typed.trim();
  const [local = '', domain = '', ...more] = address.split('@');
  const sound =
    more.length === 0 &&
    local.length <= 64 &&
    /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i.test(local) &&
    /^([\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}][\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}]$/u.test(
      domain,
    );
  if (!sound) throw new CallError('fieldIncorrect', { field: 'address' });
  return address;
}
