import { money, type PartnerId, type PersonId } from '@cpc/domain';
import type { Translator } from '@cpc/i18n';
import type { Services } from '../../base/services.ts';
import { overdueBills } from '../../records/debts/due.ts';
import { namesOf } from '../../records/partners/actor.ts';
import { isSafety, type MailNews } from '../../records/notifications/mail.ts';
import type { MailReceiver } from '../../records/notifications/mail-receiver.ts';
import { viewerOf } from '../incidents/messages/readers.ts';
import { messageOf } from '../incidents/messages/send.ts';
import { pageOf } from '../incidents/messages/text.ts';
import { isOwner } from '../partners/people/lock.ts';
import { isolated } from '../notifications/web-push/shown.ts';
import type { Part } from './letter/parts.ts';
import { timeOf } from './login-letter.ts';
import type { Said } from './order-letter.ts';

type ShopNews = Exclude<MailNews, { readonly about: 'order' | 'refund' | 'confirm' | 'changed' | 'login' }>;

/** What a person of a shop is told; undefined if it is not true any more, or is not for that person any more. */
export async function shopSaid(
  services: Services,
  news: ShopNews,
  address: MailReceiver,
  translator: Translator,
): Promise<Said | undefined> {
  const { db, config } = services;
  if (address.person_id === null) return undefined;
  const { t } = translator;
  const open = (address: string): Part => ({
    kind: 'button',
    label: t('mail.shop.open'),
    url: config.publicUrl + address,
  });
  if (news.about === 'incident') {
    const viewer = await viewerOf(db.read, news.partner_id, address.person_id);
    if (!viewer) return undefined;
    const shown = await messageOf(db.read, { viewer, kind: news.kind, id: '' }, translator);
    return shown && { title: shown.title, parts: [{ kind: 'text', text: shown.body }, open(shown.url)], bills: [] };
  }
  // Also of a closed shop: its last bill and its last money are told.
  // What is about safety was for an owner when it happened: who has stolen a login puts the owner out meanwhile.
  const person = { partnerId: news.partner_id, personId: address.person_id };
  if (!isSafety(news) && !(await isOwner(db.read, person))) return undefined;
  const said = await ownersSaid(services, news, translator);
  return said && { ...said, parts: [...said.parts, open(pageOf('/', news.partner_id))] };
}

type OwnersNews<About extends ShopNews['about']> = Extract<ShopNews, { readonly about: About }>;

async function ownersSaid(
  services: Services,
  news: Exclude<ShopNews, { readonly about: 'incident' }>,
  translator: Translator,
): Promise<Said | undefined> {
  switch (news.about) {
    case 'owner':
      return ownerSaid(services, news, translator);
    case 'owners':
      return ownerChangeSaid(services, news, translator);
    case 'bank':
      return bankSaid(services, news, translator);
    case 'bill':
      return billSaid(services, news, translator);
    case 'reminder':
      return reminderSaid(services, news, translator);
    case 'withdrawal':
      return withdrawalSaid(services, news, translator);
  }
}

async function nameOf({ db }: Services, person: PersonId): Promise<string> {
  return (await namesOf(db.read, [person]))(person) ?? '';
}

async function shopOf({ db }: Services, id: PartnerId): Promise<string> {
  const { name } = await db.read.selectFrom('partners').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  return name;
}

async function ownerSaid(services: Services, { person_id }: OwnersNews<'owner'>, { t }: Translator): Promise<Said> {
  return {
    title: t('partnerMessages.owner.title', { name: isolated(await nameOf(services, person_id)) }),
    parts: [{ kind: 'text', text: t('partnerMessages.owner.body') }],
    bills: [],
  };
}

async function ownerChangeSaid(
  services: Services,
  { partner_id, person_id, event, role, by, at }: OwnersNews<'owners'>,
  translator: Translator,
): Promise<Said> {
  const { t } = translator;
  const rows = [
    [isolated(await nameOf(services, person_id)), t(`partner.people.event.${event}`, { role })],
    [t('mail.changed.at'), timeOf(translator, at)],
  ] as const;
  return {
    title: t('mail.owners.title', { shop: isolated(await shopOf(services, partner_id)) }),
    parts: [
      { kind: 'facts', rows },
      { kind: 'text', text: t('mail.owners.body', { person: isolated(await nameOf(services, by)) }) },
    ],
    bills: [],
  };
}

async function bankSaid(services: Services, news: OwnersNews<'bank'>, { t }: Translator): Promise<Said | undefined> {
  const account = await services.db.read
    .selectFrom('bank_accounts')
    .select(['mask', 'person_id'])
    .where('id', '=', news.bank_account_id)
    .executeTakeFirst();
  if (!account) return undefined;
  const person = isolated(await nameOf(services, account.person_id));
  return {
    title: t('mail.bank.title', { shop: isolated(await shopOf(services, news.partner_id)) }),
    parts: [
      { kind: 'text', text: t('mail.bank.body', { person, account: isolated(account.mask) }) },
      { kind: 'text', text: t('mail.bank.warn') },
    ],
    bills: [],
  };
}

async function billSaid(
  services: Services,
  news: OwnersNews<'bill'>,
  { t, format }: Translator,
): Promise<Said | undefined> {
  const bill = await services.db.read.selectFrom('bills').selectAll().where('id', '=', news.bill_id).executeTakeFirst();
  if (!bill) return undefined;
  const rows = [
    [t('bill.to'), await shopOf(services, news.partner_id)],
    [t('bill.closing'), format.money(money(bill.amount, bill.currency))],
  ] as const;
  return { title: `${t('bill.title.monthly')} ${bill.number}`, parts: [{ kind: 'facts', rows }], bills: [bill] };
}

/** A reminder of a bill; undefined once nothing of it is left to pay. */
async function reminderSaid(
  services: Services,
  { partner_id, bill_id }: OwnersNews<'reminder'>,
  { t, format }: Translator,
): Promise<Said | undefined> {
  const { db, clock } = services;
  const overdue = await overdueBills(db.read, clock.now(), partner_id);
  const found = overdue.find(({ bill }) => bill.billId === bill_id);
  if (!found) return undefined;
  const { bill, left, currency } = found;
  const { account, at } = bill.due;
  const rows = [
    [t('bill.to'), await shopOf(services, partner_id)],
    [t('bill.number'), bill.number],
    [t('bill.amount'), format.money(money(left, currency))],
  ] as const;
  const to = account && [account.name, `IBAN ${account.iban}`, ...(account.bic ? [`BIC ${account.bic}`] : [])];
  const how = to ? t('bill.due.to', { account: isolated(to.join(', ')), number: bill.number }) : t('bill.due.ask');
  const row = await db.read.selectFrom('bills').selectAll().where('id', '=', bill_id).executeTakeFirstOrThrow();
  return {
    title: t('mail.reminder.title', { number: bill.number }),
    parts: [
      { kind: 'text', text: t('mail.reminder.body', { date: format.date(at) }) },
      { kind: 'facts', rows },
      { kind: 'text', text: how },
    ],
    bills: [row],
  };
}

async function withdrawalSaid(
  services: Services,
  news: OwnersNews<'withdrawal'>,
  { t, format }: Translator,
): Promise<Said | undefined> {
  const row = await services.db.read
    .selectFrom('withdrawals')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
    .select(['withdrawals.number', 'withdrawals.amount', 'withdrawals.currency', 'withdrawals.state'])
    .select(['withdrawals.asked_by', 'bank_accounts.mask'])
    .where('withdrawals.id', '=', news.withdrawal_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = [
    [t('bill.to'), await shopOf(services, news.partner_id)],
    [t('bill.number'), row.number],
    [t('bill.amount'), format.money(money(row.amount, row.currency))],
    [t('payout.bank.account'), row.mask],
    [t('mail.withdrawal.by'), await nameOf(services, row.asked_by)],
  ] as const;
  const warned: readonly Part[] = row.state === 'asked' ? [{ kind: 'text', text: t('mail.bank.warn') }] : [];
  return {
    title: t('mail.withdrawal.title', { state: t(`payout.state.${row.state}`) }),
    parts: [{ kind: 'facts', rows }, ...warned],
    bills: [],
  };
}
