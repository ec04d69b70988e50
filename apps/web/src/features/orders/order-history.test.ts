import type { Locale, MessageKey } from '@cpc/i18n';
import { translatorFor } from '@cpc/i18n/testing';
import {
  ORDER_STATUS,
  ORDER_STATUSES,
  ORDER_TABLE,
  type OrderStatus,
  PRINT_JOB_STATES,
  PRINT_JOB_TABLE,
  type PrintJobState,
  orderLabel,
} from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { type Stage, stageOf } from '../queue/stage.ts';
import { eventText, isTold } from './order-history.tsx';

/** States and steps that only one kind of order reaches. */
const OF_PICKUPS: readonly string[] = [
  'discharging',
  'ready',
  'collected',
  'calledOffCollected',
  'placed',
  'missing',
  'handedOver',
  'neverCollected',
];
const OF_PARCELS: readonly string[] = [
  'packed',
  'shipped',
  'received',
  'returned',
  'calledOffShipped',
  'calledOffReceived',
];

/** Words that belong to one kind of order. In Arabic "receive" and "pick up" are the same word. */
const WORDS: Readonly<Record<'pickup' | 'parcel', Readonly<Partial<Record<Locale, RegExp>>>>> = {
  pickup: {
    'en-US': /pick|collect|come and get|coming out|\bbay\b|handed over/i,
    'zh-Hans': /取件|取货|自取|可取|领取|取件格/,
    ar: /جاهز للاستلام|منطقة الاستلام|خانة|تعال|رمز الاستلام/,
  },
  parcel: {
    'en-US': /pack|ship|parcel|carrier|\bsent\b|received/i,
    'zh-Hans': /打包|发货|快递|收货|签收|包裹|寄/,
    ar: /غليف|غلّ|شحن|طرد|يُرسل/,
  },
};

/** The status of an order by the state of its print job. */
const STATUS: Readonly<Partial<Record<PrintJobState, OrderStatus>>> = {
  ready: ORDER_STATUS.delivering,
  shipped: ORDER_STATUS.delivering,
  collected: ORDER_STATUS.finished,
  received: ORDER_STATUS.finished,
  cancelled: ORDER_STATUS.closed,
};
const statusAt = (job: PrintJobState): OrderStatus => STATUS[job] ?? ORDER_STATUS.awaitingDelivery;

const reachedBy = (sent: boolean): readonly PrintJobState[] =>
  PRINT_JOB_STATES.filter((state) => !(sent ? OF_PICKUPS : OF_PARCELS).includes(state));

const stepsOf = (sent: boolean): readonly string[] =>
  [
    ...ORDER_TABLE.transitions.map(({ on }) => on).filter((on) => on !== 'handedOver' && on !== 'collected'),
    ...PRINT_JOB_TABLE.transitions.map(({ on }) => on),
  ].flatMap((on) => ((sent ? OF_PICKUPS : OF_PARCELS).includes(on) ? [] : [`order.${on}`, `printJob.${on}`]));

const delivery = {} as NonNullable<Parameters<typeof stageOf>[0]['delivery']>;
const stageAt = (job: PrintJobState, sent: boolean): Stage =>
  stageOf({ status: statusAt(job), delivery: sent ? delivery : null }, job);

/** All texts for an order of a kind, in every state. */
function saidOf(locale: Locale, sent: boolean): readonly string[] {
  const translator = translatorFor(locale, 'customer');
  const { t } = translator;
  const jobs = reachedBy(sent);
  const facts = [undefined, ...jobs].flatMap((job) => ORDER_STATUSES.map((status) => ({ status, job, sent })));
  const values = { minutes: 3, position: 2, number: 'K7', station: 'Demo' };
  const keys: readonly MessageKey[] = [
    ...facts.map((one): MessageKey => `label.${orderLabel(one)}`),
    ...jobs.map((job): MessageKey => `queue.mine.${stageAt(job, sent)}`),
    sent ? 'queue.etaSent' : 'queue.eta',
    sent ? 'order.success.doneSentWhy' : 'order.success.doneWhy',
    sent ? 'order.shopping.togetherSent' : 'order.shopping.together',
    sent ? 'order.notify.sentWhat' : 'order.notify.readyWhat',
  ];
  const steps = [...stepsOf(sent), 'order.handedOver', 'order.collected'];
  return [...keys.map((key) => t(key, values)), ...steps.map((what) => eventText(translator, what, sent))];
}

describe.each(['en-US', 'zh-Hans', 'ar'] as const)('the words for an order in %s', (locale) => {
  it.each([
    ['parcel', 'pickup'],
    ['pickup', 'parcel'],
  ] as const)('[OR-12] a %s never uses words of a %s, in any state', (kind, other) => {
    const shown = saidOf(locale, kind === 'parcel');
    expect(shown.filter((text) => WORDS[other][locale]?.test(text))).toEqual([]);
    expect(shown.filter((text) => WORDS[kind][locale]?.test(text)).length).toBeGreaterThan(4);
  });

  it('[OR-12] the filter "to be received" names both kinds', () => {
    const text = translatorFor(locale, 'customer').t('order.list.receive');
    expect(text).not.toMatch(WORDS.pickup[locale] ?? '');
  });
});

describe('the words for an order', () => {
  const { t, ...translator } = translatorFor('en-US', 'customer');
  const labels = (sent: boolean, ...jobs: readonly PrintJobState[]) =>
    jobs.map((job) => t(`label.${orderLabel({ status: statusAt(job), job, sent })}`));
  const stages = (sent: boolean, ...jobs: readonly PrintJobState[]) =>
    jobs.map((job) => t(`queue.mine.${stageAt(job, sent)}`));
  const steps = (sent: boolean, ...whats: readonly string[]) => whats.map((what) => eventText(translator, what, sent));

  it('[OR-09.1] each step of an order is told once, and steps inside of the machine are not', () => {
    const way = 'order.settled printJob.fileReady printJob.leased printJob.started printJob.finished'.split(' ');
    const pickup = 'printJob.discharging printJob.placed order.handedOver printJob.collected order.collected'.split(
      ' ',
    );
    const told = (items: number) => steps(false, ...[...way, ...pickup].filter((what) => isTold(what, items)));
    expect(told(1)).toEqual(['Paid', 'Printing started', 'Printing complete', 'In the pickup area', 'Picked up']);
    expect(told(2)).toHaveLength(7);
  });

  it('[OR-12] a parcel’s steps are printed, packed, shipped, received', () => {
    const way = ['printed', 'packed', 'shipped', 'received'] as const;
    expect(labels(true, ...way)).toEqual(['To be packed', 'Packed', 'Shipped', 'Received']);
    expect(stages(true, ...way)).toEqual([
      'Printed. We pack it next',
      'Packed. Off to you soon',
      'Shipped. On its way to you',
      'Received. Enjoy it!',
    ]);
    expect(steps(true, 'printJob.packed', 'order.handedOver', 'order.collected')).toEqual([
      'Packed',
      'Shipped',
      'Received',
    ]);
  });

  it('[OR-12] a pickup’s steps are printed, discharging, ready, picked up', () => {
    const way = ['printed', 'discharging', 'ready', 'collected'] as const;
    expect(labels(false, ...way)).toEqual([
      'Production complete',
      'Discharging',
      'Ready for pickup',
      'Pickup complete',
    ]);
    expect(stages(false, ...way)).toEqual([
      'Printed. Coming out…',
      'Printed. Coming out…',
      'Ready. Come and get it!',
      'Yours. Enjoy it!',
    ]);
    expect(steps(false, 'printJob.packed', 'order.handedOver', 'order.collected')).toEqual([
      '',
      'In the pickup area',
      'Picked up',
    ]);
  });
});
