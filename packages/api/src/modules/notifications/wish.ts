import { goodsText, type Translator } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { Translators } from '../../base/http/present.ts';
import type { JobRun } from '../../base/jobs/jobs.ts';
import type { Services, With } from '../../base/services.ts';
import { countNewsText } from '../../records/accounts/paid-texts.ts';
import { findSubscription, forgetSubscription } from '../../records/notifications/store.ts';
import type { WishNoticeJob, WishTextJob } from '../../records/notifications/wish-notice.ts';
import { namedWishes, namesOf } from '../../records/wishes/store.ts';
import type { Sending } from './send.ts';
import { sendPush } from './web-push/send-push.ts';
import { isolated, topicAbout } from './web-push/shown.ts';

/** How long a gateway that refused a message is left alone. */
const AGAIN_MS = 10 * 60_000;

/** Tells one browser that a station has what its owner waited for. A wish that was withdrawn since is not told. */
export async function sendWishNotice(
  sending: Sending,
  { subscription_id, wish_id, goods_id, until }: WishNoticeJob,
  run: JobRun,
): Promise<undefined | { readonly again: number }> {
  const { db, clock } = sending.services;
  const found = await findSubscription(db.read, subscription_id);
  if (!found || found.ended_at !== null || clock.now() >= until) return undefined;
  const { id, language, account_id, ...keys } = found;
  const wish = await wishNamed(db.read, wish_id);
  if (wish?.account_id !== account_id) return undefined;
  const translator = sending.translators(language);
  const { locale } = translator;
  const shown = {
    id: run.jobId,
    title: translator.t('notice.wish.title'),
    body: translator.t('notice.wish.body', {
      what: isolated(whatOf(wish, translator)),
      station: isolated(wish.machine_name),
    }),
    lang: locale.tag,
    dir: locale.rtl ? ('rtl' as const) : ('ltr' as const),
    tag: topicAbout(`wish ${wish_id}`),
    url: pageOf({ goods_id, machine_id: wish.machine_id }),
  };
  const forget = () => db.transact((tx) => forgetSubscription(tx, id));
  return sendPush(sending, { ...keys, forget }, { shown, until, urgency: 'normal' }, run.signal);
}

/**
 * Tells it by a text message, of which a number gets few in a day. If this process dies after the message was accepted,
 * it is sent twice.
 */
export async function sendWishText(
  services: With<'db' | 'clock' | 'log' | 'config'> & Pick<Services, 'texts'>,
  translators: Translators,
  { wish_id, goods_id, until }: WishTextJob,
): Promise<undefined | { readonly again: number }> {
  const { db, clock, texts, config } = services;
  const wish = await wishNamed(db.read, wish_id);
  if (!texts || wish?.phone == null || wish.phone_proved_at === null || clock.now() >= until) return undefined;
  const giveBack = await countNewsText(services, wish.phone);
  if (!giveBack) return { again: AGAIN_MS };
  const translator = translators(wish.language);
  const { t } = translator;
  const link = `${config.publicUrl}${pageOf({ goods_id, machine_id: wish.machine_id })}`;
  // Without isolates: they would make each part of the message shorter, and so more parts are paid.
  const text = t('notice.wish.text', { what: whatOf(wish, translator), station: wish.machine_name, link });
  if (await texts.send(wish.phone, text)) return undefined;
  await giveBack();
  return { again: AGAIN_MS };
}

/** The page of the goods, within the product. */
const pageOf = (query: Readonly<Record<'goods_id' | 'machine_id', string>>): string =>
  `/#/pages/index/detailsphone?${new URLSearchParams(query).toString()}`;

type Wish = NonNullable<Awaited<ReturnType<typeof wishNamed>>>;

const wishNamed = (reader: Reader, id: WishNoticeJob['wish_id']) =>
  namedWishes(reader)
    .innerJoin('accounts', 'accounts.id', 'wishes.account_id')
    .select(['wishes.account_id', 'wishes.language', 'accounts.phone', 'accounts.phone_proved_at'])
    .where('wishes.id', '=', id)
    .executeTakeFirst();

function whatOf(wish: Wish, translator: Translator): string {
  const { brand, model } = namesOf(wish);
  return `${brand} ${goodsText(translator, model)}`.trim();
}
