import { type Money, money, type VatPart } from '@cpc/domain';
import type { Translator } from '@cpc/i18n';
import type { Bill, Party } from './bill.ts';
import type { BillView, Fact, Table } from './view.ts';

/** The parts that all bills have. */
export function headOf(
  bill: Bill,
  { t, format, locale }: Translator,
  facts: readonly Fact[],
): Omit<BillView, 'tables' | 'notes' | 'details'> {
  const parties = [
    { label: t('bill.from'), party: bill.from },
    ...(bill.to ? [{ label: t('bill.to'), party: bill.to }] : []),
  ];
  return {
    language: locale.tag,
    rightToLeft: locale.rtl,
    title: t(`bill.title.${bill.kind}`),
    issuer: bill.from.name,
    number: bill.number,
    facts: [
      { label: t('bill.number'), value: bill.number },
      { label: t('bill.issued'), value: format.date(bill.issuedAt) },
      ...facts,
    ],
    parties: parties.map(({ label, party }) => ({ label, lines: linesOf(party, t) })),
    page: (page, pages) => t('bill.page', { page, pages }),
    issuedAt: bill.issuedAt,
  };
}

function linesOf({ name, address, vatId, registration }: Party, t: Translator['t']): string[] {
  return [
    name,
    ...address,
    ...(vatId === '' ? [] : [t('bill.vatId', { id: vatId })]),
    ...(registration === '' ? [] : [t('bill.registration', { id: registration })]),
  ];
}

/** Writes amounts of a bill's currency. */
export const writer =
  ({ currency }: Pick<Bill, 'currency'>, { format }: Translator) =>
  (amount: number): string =>
    format.money(money(amount, currency) satisfies Money);

/** The tax by rate; no table if none is charged or known. */
export function vatTable(
  parts: readonly VatPart[],
  { t, format }: Translator,
  write: (amount: number) => string,
): Table[] {
  if (parts.every(({ permille }) => permille === 0)) return [];
  return [
    {
      columns: [t('bill.rate'), t('bill.net'), t('bill.vat'), t('bill.gross')],
      rows: parts.map(({ permille, net, vat, gross }) => [
        format.percent(permille / 10, 1),
        ...[net, vat, gross].map(write),
      ]),
      total: [],
    },
  ];
}

export const vatNotes = (parts: readonly VatPart[], t: Translator['t']): string[] =>
  parts.length > 0 && parts.every(({ permille }) => permille === 0) ? [t('bill.vat.none')] : [];
