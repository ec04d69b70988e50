import type { ReportFigures, ReportMoney } from '@cpc/contract';
import { type Currency, decimalsOf, money } from '@cpc/domain';
import { type MessageKey, numberFormat, type Translator } from '@cpc/i18n';

type MoneyName = Exclude<keyof ReportMoney, 'currency' | 'promoted' | 'reprints'>;

const MONEY_NAMES = [
  'sales',
  'share',
  'refunds',
  'net',
  'commission',
  'discounts',
  'average',
] as const satisfies readonly MoneyName[];

export interface Figure {
  readonly name: string;
  readonly label: MessageKey;
  readonly hint: MessageKey;
  readonly kind: 'money' | 'count' | 'percent' | 'duration';
  /** Whether more of it is better; undefined if it is neither. */
  readonly better?: 'more' | 'less';
  /** Minor units, pieces, parts of one or ms; null if it cannot be told. */
  readonly of: (figures: ReportFigures, currency: Currency | undefined) => number | null;
}

const BETTER: Readonly<Partial<Record<MoneyName, 'more' | 'less'>>> = {
  sales: 'more',
  share: 'more',
  net: 'more',
  refunds: 'less',
};

const moneyFigure = (name: MoneyName): Figure => ({
  name,
  label: `report.${name}`,
  hint: `report.${name}.hint`,
  kind: 'money',
  ...(BETTER[name] ? { better: BETTER[name] } : {}),
  of: ({ money: sums }, currency) => {
    const sum = sums?.find((one) => one.currency === currency);
    return sum ? sum[name] : name === 'average' ? null : 0;
  },
});

const MONEY_FIGURES: readonly Figure[] = MONEY_NAMES.map(moneyFigure);

const ORDERS: Figure = {
  name: 'orders',
  label: 'report.orders',
  hint: 'report.orders.hint',
  kind: 'count',
  better: 'more',
  of: ({ orders }) => orders,
};

const PRINT_FIGURES: readonly Figure[] = [
  {
    name: 'prints',
    label: 'report.prints',
    hint: 'report.prints.hint',
    kind: 'count',
    better: 'more',
    of: ({ prints }) => prints,
  },
  {
    name: 'reprinted',
    label: 'report.reprinted',
    hint: 'report.reprinted.hint',
    kind: 'count',
    better: 'less',
    of: ({ reprints }) => reprints,
  },
  {
    name: 'waste',
    label: 'report.waste',
    hint: 'report.waste.hint',
    kind: 'count',
    better: 'less',
    of: ({ waste }) => waste,
  },
  {
    name: 'utilisation',
    label: 'report.utilisation',
    hint: 'report.utilisation.hint',
    kind: 'percent',
    of: ({ printing_ms, online_ms }) =>
      online_ms === null || online_ms === 0 ? null : Math.min(1, printing_ms / online_ms),
  },
  {
    name: 'ready.median',
    label: 'report.ready.median',
    hint: 'report.ready.median.hint',
    kind: 'duration',
    better: 'less',
    of: ({ ready_median_ms }) => ready_median_ms,
  },
  {
    name: 'ready.p90',
    label: 'report.ready.p90',
    hint: 'report.ready.p90.hint',
    kind: 'duration',
    better: 'less',
    of: ({ ready_p90_ms }) => ready_p90_ms,
  },
];

/** The figures that a person may see: money only with its duty, and only what the server told. */
export const figuresFor = (seesMoney: boolean): readonly Figure[] =>
  seesMoney ? [...MONEY_FIGURES, ORDERS, ...PRINT_FIGURES] : PRINT_FIGURES;

const MINUTE_MS = 60_000;

/** A value of a figure as people read it; a dash if it cannot be told. */
export function valueText(
  { kind }: Pick<Figure, 'kind'>,
  value: number | null,
  currency: Currency | undefined,
  { t, format }: Pick<Translator, 't' | 'format'>,
): string {
  if (value === null) return '–';
  if (kind === 'money') return currency ? format.money(money(value, currency)) : format.number(0);
  if (kind === 'percent') return format.percent(value * 100);
  if (kind === 'duration') return t('report.minutes', { minutes: format.number(value / MINUTE_MS, 1) });
  return format.number(value);
}

/** A value on the axis of a chart, in few figures. */
export function tickText(
  { kind }: Pick<Figure, 'kind'>,
  value: number,
  currency: Currency | undefined,
  tag: string,
): string {
  const short = (options: Intl.NumberFormatOptions, of: number) =>
    numberFormat(tag, { notation: 'compact', maximumFractionDigits: 1, ...options }).format(of);
  if (kind === 'percent') return short({ style: 'percent' }, value);
  if (kind === 'duration') return short({}, value / MINUTE_MS);
  if (kind === 'count' || currency === undefined) return short({}, value);
  return short({ style: 'currency', currency }, value / 10 ** decimalsOf(currency));
}

/** The change in percent, without fraction; null if there was nothing before, or it cannot be told. */
export function changeOf(value: number | null, before: number | null): number | null {
  if (value === null || before === null || before <= 0) return null;
  return Math.round(((value - before) * 100) / before);
}
