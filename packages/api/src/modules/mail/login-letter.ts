import type { Translator } from '@cpc/i18n';
import type { Services } from '../../base/services.ts';
import { type FormerAddress, formerAt, undoneUntil } from '../../records/notifications/changed-addresses.ts';
import type { LoginNews, MailNews } from '../../records/notifications/mail.ts';
import type { MailReceiver } from '../../records/notifications/mail-receiver.ts';
import { isolated } from '../notifications/web-push/shown.ts';
import type { Part } from './letter/parts.ts';
import { linkAddress } from './links.ts';
import type { Said } from './order-letter.ts';
import { endsLogins } from './undo.ts';

/** A time as an e-mail names it: the clock of its reader is not known. */
export const timeOf = ({ format }: Translator, at: number): string => `${format.dateTime(at, 'UTC')} UTC`;

/** What is said about a login, or to an address that must say whose it is; undefined if it is not true any more. */
export async function loginSaid(
  services: Services,
  news: LoginNews | Extract<MailNews, { readonly about: 'confirm' }>,
  receiver: MailReceiver,
  translator: Translator,
): Promise<Said | undefined> {
  switch (news.about) {
    case 'confirm':
      return receiver.as === 'asked' ? confirmSaid(services, receiver, translator) : undefined;
    case 'changed': {
      // A later change may have put that one back, and what happened to this one stays true.
      const own = receiver.as === 'former' ? receiver.former : undefined;
      const former = (await formerAt(services.db.read, services, news.former_id)) ?? own;
      return former && changedSaid(former, translator);
    }
    case 'login':
      return passwordSaid(news, translator);
  }
}

function confirmSaid(
  { config }: Services,
  { key }: Extract<MailReceiver, { readonly as: 'asked' }>,
  { t }: Translator,
): Said {
  return {
    title: t('mail.confirm.title'),
    parts: [
      { kind: 'text', text: t('mail.confirm.body') },
      { kind: 'button', label: t('mail.confirm.do'), url: linkAddress(config.publicUrl, 'confirm', key) },
    ],
    bills: [],
  };
}

function changedSaid({ address, replaced_by, replaced_at }: FormerAddress, translator: Translator): Said {
  const { t } = translator;
  const rows = [
    [t('mail.changed.before'), masked(address)],
    [t('mail.changed.now'), replaced_by === null ? t('mail.changed.none') : masked(replaced_by)],
    [t('mail.changed.at'), timeOf(translator, replaced_at)],
  ] as const;
  return { title: t('mail.changed.title'), parts: [{ kind: 'facts', rows }], bills: [] };
}

/** Enough to know one's own address, and too little to write to another's. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}***${address.slice(at)}`;
}

function passwordSaid({ what, at }: Extract<LoginNews, { readonly about: 'login' }>, translator: Translator): Said {
  const { t } = translator;
  const body = what === 'connected' ? t('notice.connected.body') : t('mail.password.body');
  return {
    title: t(`notice.${what}.title`),
    parts: [
      { kind: 'facts', rows: [[t('mail.changed.at'), timeOf(translator, at)]] },
      { kind: 'text', text: body },
    ],
    bills: [],
  };
}

/** What a former address can do about what it hears. */
export async function undoParts(
  { config, db }: Services,
  former: FormerAddress,
  translator: Translator,
): Promise<Part[]> {
  if (former.undo_key === null) return [];
  const { t } = translator;
  const why = (await endsLogins(db.read, former)) ? 'mail.undo.why' : 'mail.undo.whyGuest';
  return [
    { kind: 'text', text: t(why, { until: isolated(timeOf(translator, undoneUntil(former))) }) },
    { kind: 'button', label: t('mail.undo.do'), url: linkAddress(config.publicUrl, 'undo', former.undo_key) },
  ];
}
