import { money, PROBLEM_DAYS, SOLD_STATUSES, TERMS_VERSION, termsDay } from '@cpc/domain';
import { type MessageKey, TERMS_TEXTS, type Translator } from '@cpc/i18n';
import { DAY_MS } from '../../base/ports/clock.ts';
import type { Services } from '../../base/services.ts';
import { type BillRow, billsOfOrder, readBill } from '../../records/bills/store.ts';
import { deliveryOf } from '../../records/delivery/store.ts';
import type { MailNews } from '../../records/notifications/mail.ts';
import type { NoticeKind } from '../../records/notifications/notice.ts';
import { findRefund } from '../../records/payments/refund-store.ts';
import { jobsOf } from '../../records/printing/store.ts';
import { factsOf, type NoticeFacts } from '../notifications/facts.ts';
import { isolated } from '../notifications/web-push/shown.ts';
import type { Part } from './letter/parts.ts';

type OrderNews = Extract<MailNews, { readonly about: 'order' | 'refund' }>;

/** What an e-mail says, before it knows to whom. */
export interface Said {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Bills that are attached. */
  readonly bills: readonly BillRow[];
}

/** What is said about an order; undefined if it is not true any more. */
export async function orderSaid(
  services: Services,
  news: OrderNews,
  translator: Translator,
): Promise<Said | undefined> {
  const order = await orderOf(services, news);
  if (!order) return undefined;
  const open: Part = {
    kind: 'button',
    label: translator.t('mail.order.open'),
    url: `${services.config.publicUrl}/#/pages/mine/orderDetail?${new URLSearchParams({ order_id: order.id, machine_id: order.machine_id }).toString()}`,
  };
  if (news.about === 'refund') return refunded(services, { ...news, number: order.number }, translator, open);
  if (news.kind === 'confirmed') return confirmed(services, order, translator, open);
  const facts = await factsOf(services.db.read, { ...news, kind: news.kind }, order.account_id);
  return facts && noticed(services, { ...news, kind: news.kind }, facts, translator, open);
}

const orderOf = ({ db }: Services, { order_id }: OrderNews) =>
  db.read
    .selectFrom('orders')
    .innerJoin('machines', 'machines.id', 'orders.machine_id')
    .select(['orders.id', 'orders.number', 'orders.account_id', 'orders.machine_id', 'orders.terms_version'])
    .select(['orders.status', 'machines.name as station', 'machines.address'])
    .where('orders.id', '=', order_id)
    .executeTakeFirst();

type Order = NonNullable<Awaited<ReturnType<typeof orderOf>>>;

/** What was bought from whom for how much, where it is picked up, and the terms: the receipt is attached (LW-03). */
async function confirmed(
  services: Services,
  order: Order,
  translator: Translator,
  open: Part,
): Promise<Said | undefined> {
  const { t, format } = translator;
  if (!SOLD_STATUSES.includes(order.status)) return undefined;
  const receipt = (await billsOfOrder(services.db.read, order.id)).find(({ kind }) => kind === 'receipt');
  const bill = receipt && readBill(receipt);
  if (!receipt || bill?.kind !== 'receipt') return undefined;
  const price = (amount: number) => format.money(money(amount, bill.currency));
  const sent = await deliveryOf(services.db.read, order.id);
  const values = { number: isolated(order.number), station: isolated(order.station) };
  const row = (label: MessageKey, amount: number) => (amount === 0 ? [] : [[t(label), price(amount)] as const]);
  return {
    title: t('mail.confirmed.title'),
    parts: [
      { kind: 'text', text: t(sent ? 'mail.confirmed.sent' : 'mail.confirmed.body', values) },
      {
        kind: 'facts',
        rows: [
          [t('bill.order'), order.number],
          [t('bill.from'), bill.from.name],
          ...bill.items.map(({ name, amount }) => [name, price(amount)] as const),
          ...row('bill.delivery', bill.delivery),
          ...(bill.discount === 0 ? [] : [[t('bill.discount'), price(-bill.discount)] as const]),
          [t('bill.total'), price(bill.total)],
          ...(sent ? [] : [placeRow(order, translator)]),
        ],
      },
      open,
      ...termsOf(order, translator),
    ],
    bills: [receipt],
  };
}

const placeRow = ({ station, address }: Pick<Order, 'station' | 'address'>, { t }: Translator) =>
  [t('mail.where'), [station, address].filter((line) => line !== '').join('\n')] as const;

/** The terms word by word, if they are still those that the customer agreed to. */
function termsOf({ terms_version: version }: Order, { t, format }: Translator): Part[] {
  if (version !== TERMS_VERSION) return [];
  const day = termsDay(version);
  return [
    { kind: 'list', title: t('mail.terms', { date: day === null ? version : format.date(day, 'UTC') }), sentences: [] },
    ...TERMS_TEXTS.map(
      ([title, sentences]): Part => ({
        kind: 'list',
        title: t(title),
        sentences: sentences.map((key) => t(key, { days: PROBLEM_DAYS })),
      }),
    ),
  ];
}

/** What went back, with its papers; money that came too late was no sale, and has none. */
async function refunded(
  { db }: Services,
  { order_id, refund_id, number }: Extract<OrderNews, { readonly about: 'refund' }> & Pick<Order, 'number'>,
  { t, format }: Translator,
  open: Part,
): Promise<Said | undefined> {
  const refund = await findRefund(db.read, refund_id);
  if (refund?.state !== 'refunded') return undefined;
  const bills = (await billsOfOrder(db.read, order_id)).filter(
    (bill) => bill.kind === 'receipt' || bill.refund_id === refund_id,
  );
  const note = bills.find(({ kind }) => kind === 'creditNote');
  const amount = format.money(money(refund.amount, refund.currency));
  const parts: readonly Part[] = note
    ? [
        { kind: 'text', text: t('mail.refunded.body', { number: isolated(number) }) },
        { kind: 'facts', rows: [[`${t('bill.title.creditNote')} ${note.number}`, amount]] },
      ]
    : [
        {
          kind: 'facts',
          rows: [
            [t('bill.order'), number],
            [t('bill.amount'), amount],
          ],
        },
      ];
  return { title: t('mail.refunded.title'), parts: [...parts, open], bills: note ? bills : [] };
}

type Notice = Extract<MailNews, { readonly about: 'order' }> & { readonly kind: NoticeKind };

/** The words of a browser's notice, with the pickup codes, which a lock screen must not show. */
async function noticed(
  { db, clock }: Services,
  { kind, order_id }: Notice,
  facts: NoticeFacts,
  { t }: Translator,
  open: Part,
): Promise<Said> {
  const values = {
    number: isolated(facts.number),
    station: isolated(facts.station),
    ready: facts.ready,
    total: facts.total,
    days: Math.max(1, Math.floor((clock.now() - (facts.readyAt ?? clock.now())) / DAY_MS)),
    money: facts.moneyBack ? 'back' : 'none',
  };
  const lies = kind === 'ready' || kind === 'waiting';
  const ready = lies ? (await jobsOf(db.read, [order_id])).filter(({ state }) => state === 'ready') : [];
  const label = ({ number }: { readonly number: string }) =>
    ready.length === 1 ? t('mail.code') : `${t('mail.code')} ${number}`;
  return {
    title: t(`notice.${kind}.title`),
    parts: [
      { kind: 'text', text: t(bodyOf(kind, facts), values) },
      ...ready.flatMap((job): Part[] =>
        job.pickup_code === null ? [] : [{ kind: 'code', label: label(job), code: job.pickup_code }],
      ),
      open,
    ],
    bills: [],
  };
}

function bodyOf(kind: NoticeKind, { total }: NoticeFacts): MessageKey {
  if (kind === 'ready') return total > 1 ? 'mail.ready.several' : 'mail.ready.body';
  return kind === 'waiting' ? 'mail.waiting.body' : `notice.${kind}.body`;
}
