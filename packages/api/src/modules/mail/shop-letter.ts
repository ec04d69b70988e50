import { money } from '@cpc/domain';
import type { Translator } from '@cpc/i18n';
import type { Services } from '../../base/services.ts';
import { namesOf } from '../../records/partners/actor.ts';
import type { MailNews } from '../../records/notifications/mail.ts';
import type { MailAddress } from '../../records/notifications/mail-addresses.ts';
import { viewerOf } from '../incidents/messages/readers.ts';
import { messageOf } from '../incidents/messages/send.ts';
import { pageOf } from '../incidents/messages/text.ts';
import { isolated } from '../notifications/web-push/shown.ts';
import type { Part } from './letter/parts.ts';
import type { Said } from './order-letter.ts';

type ShopNews = Exclude<MailNews, { readonly about: 'order' }>;

/** What a person of a shop is told; undefined if it is not true any more, or is not for that person any more. */
export async function shopSaid(
  services: Services,
  news: ShopNews,
  address: MailAddress,
  translator: Translator,
): Promise<Said | undefined> {
  const { db, config } = services;
  if (address.person_id === null) return undefined;
  const viewer = await viewerOf(db.read, news.partner_id, address.person_id);
  if (!viewer) return undefined;
  const { t } = translator;
  const open = (address: string): Part => ({
    kind: 'button',
    label: t('mail.shop.open'),
    url: config.publicUrl + address,
  });
  if (news.about === 'incident') {
    const shown = await messageOf(db.read, { viewer, kind: news.kind, id: '' }, translator);
    return shown && { title: shown.title, parts: [{ kind: 'text', text: shown.body }, open(shown.url)], bills: [] };
  }
  if (viewer.role !== 'owner') return undefined;
  const said = await ownersSaid(services, news, translator);
  return said && { ...said, parts: [...said.parts, open(pageOf('/', news.partner_id))] };
}

async function ownersSaid(
  { db }: Services,
  news: Exclude<ShopNews, { readonly about: 'incident' }>,
  { t, format }: Translator,
): Promise<Said | undefined> {
  const shop = await db.read
    .selectFrom('partners')
    .select('name')
    .where('id', '=', news.partner_id)
    .executeTakeFirstOrThrow();
  const named = async (person: Parameters<typeof namesOf>[1][number]) =>
    (await namesOf(db.read, [person]))(person) ?? '';
  switch (news.about) {
    case 'owner':
      return {
        title: t('partnerMessages.owner.title', { name: isolated(await named(news.person_id)) }),
        parts: [{ kind: 'text', text: t('partnerMessages.owner.body') }],
        bills: [],
      };
    case 'bank': {
      const account = await db.read
        .selectFrom('bank_accounts')
        .select(['mask', 'person_id'])
        .where('id', '=', news.bank_account_id)
        .executeTakeFirst();
      if (!account) return undefined;
      const values = { person: isolated(await named(account.person_id)), account: isolated(account.mask) };
      return {
        title: t('mail.bank.title', { shop: isolated(shop.name) }),
        parts: [
          { kind: 'text', text: t('mail.bank.body', values) },
          { kind: 'text', text: t('mail.bank.warn') },
        ],
        bills: [],
      };
    }
    case 'withdrawal': {
      const row = await db.read
        .selectFrom('withdrawals')
        .innerJoin('bank_accounts', 'bank_accounts.id', 'withdrawals.bank_account_id')
        .select(['withdrawals.number', 'withdrawals.amount', 'withdrawals.currency', 'withdrawals.state'])
        .select(['withdrawals.asked_by', 'bank_accounts.mask'])
        .where('withdrawals.id', '=', news.withdrawal_id)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        title: t('mail.withdrawal.title', { state: t(`payout.state.${row.state}`) }),
        parts: [
          {
            kind: 'facts',
            rows: [
              [t('bill.to'), shop.name],
              [t('bill.number'), row.number],
              [t('bill.amount'), format.money(money(row.amount, row.currency))],
              [t('payout.bank.account'), row.mask],
              [t('mail.withdrawal.by'), await named(row.asked_by)],
            ],
          },
          ...(row.state === 'asked' ? [{ kind: 'text', text: t('mail.bank.warn') } as const] : []),
        ],
        bills: [],
      };
    }
  }
}
