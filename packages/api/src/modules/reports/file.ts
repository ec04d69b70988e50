import type { ActionInput, ActionOutput, ReportFigures, ReportLine } from '@cpc/contract';
import type { Currency, ReportGroup } from '@cpc/domain';
import { clockText, type Locale, type Translator } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import { amountCell, csvDecimal } from '../../base/sheet-cells.ts';
import { type SheetKind, type WrittenCell, writeSheet } from '@cpc/sheets';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** The sums of one currency, one column each. */
const SUMS = [
  'sales',
  'refunds',
  'net',
  'commission',
  'promoted',
  'reprints',
  'share',
  'discounts',
  'average',
] as const;

/** The lines of a report as a table: a column per figure, and per currency and sum. Names stay text, whatever they begin with. */
export async function reportFile(
  { lines, total }: ActionOutput<'Partner.report'>,
  { from, until, group }: Omit<ActionInput<'Partner.report'>, 'zone'>,
  format: SheetKind,
  language: Locale,
): Promise<ActionOutput<'Partner.reportFile'>> {
  const translator = serverTranslator()(language);
  const currencies = total.money?.map(({ currency }) => currency) ?? [];
  const rows = lines.map((line) => [nameOf(line, group, translator), ...cellsOf(line, currencies)]);
  const bytes = await writeSheet(
    [headings(group, total, currencies, translator), ...rows],
    format,
    csvDecimal(language),
  );
  return { name: `report-${from}-${until}-${group}.${format}`, file: Buffer.from(bytes).toString('base64') };
}

function headings(
  group: ReportGroup,
  { money: sums }: ReportFigures,
  currencies: readonly Currency[],
  { t }: Translator,
) {
  return [
    t(`report.group.${group}`),
    ...(sums === null ? [] : [t('report.orders'), t('report.items')]),
    t('report.prints'),
    t('report.reprinted'),
    t('report.waste'),
    t('report.printing.hours'),
    t('report.online.hours'),
    t('report.ready.median.minutes'),
    t('report.ready.p90.minutes'),
    ...currencies.flatMap((currency) => SUMS.map((sum) => `${t(`report.${sum}`)} ${currency}`)),
  ];
}

function nameOf({ key, name }: ReportLine, group: ReportGroup, { t, locale }: Translator): string {
  if (group === 'hour') return clockText(locale.tag, `${key.padStart(2, '0')}:00`);
  if (key === '') return t('report.noModel');
  return name ?? key;
}

function cellsOf(line: ReportLine, currencies: readonly Currency[]): WrittenCell[] {
  const { orders, items, prints, reprints, waste } = line;
  return [
    ...(line.money === null ? [] : [orders ?? 0, items ?? 0]),
    prints,
    reprints,
    waste,
    amountOf(line.printing_ms, HOUR_MS),
    amountOf(line.online_ms, HOUR_MS),
    amountOf(line.ready_median_ms, MINUTE_MS),
    amountOf(line.ready_p90_ms, MINUTE_MS),
    ...currencies.flatMap((currency) => {
      const sums = line.money?.find((one) => one.currency === currency);
      return SUMS.map((sum): WrittenCell => {
        const amount = sums ? sums[sum] : sum === 'average' ? null : 0;
        return amount === null ? '' : amountCell(amount, currency);
      });
    }),
  ];
}

const amountOf = (ms: number | null, unit: number): WrittenCell => (ms === null ? '' : Number((ms / unit).toFixed(2)));
