import type { Bill } from '@cpc/bills';
import type { ColumnOf, VatPart } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { amountCell } from '../../base/sheet-cells.ts';
import { readBill } from '../../records/bills/store.ts';
import { methodCell } from './orders.ts';
import { dateCell, type From, type Line, page, rateCell, type Scope, type Source, within } from './source.ts';

interface Row {
  readonly id: string;
  readonly at: number;
  readonly shop: string;
  readonly amount: number;
  readonly content: string;
}

type Receipts = ColumnOf<'shop' | 'platform', 'receipts'>;

/** A page of the receipts and credit notes that were issued. */
export async function papers(reader: Reader, scope: Scope, from: From): Promise<readonly Row[]> {
  const own = scope.partnerId === undefined ? sql`1 = 1` : sql`bills.partner_id = ${scope.partnerId}`;
  const { rows } = await sql<Row>`select bills.id, issued_at as at, partners.name as shop, amount, content
    from bills inner join partners on partners.id = bills.partner_id
    where ${own} and kind <> 'monthly' and ${within(scope, from, 'issued_at', 'bills.id')}
    ${page(from, 'issued_at', 'bills.id')}`.execute(reader);
  return rows;
}

/** The receipts and credit notes that were issued. */
export const receipts: Source<Receipts> = async (reader, scope, from) =>
  (await papers(reader, scope, from)).map((row) => lineOf(scope, row, readBill(row)));

function lineOf(scope: Scope, { id, at, shop, amount, content }: Row, bill: Bill): Line<Receipts> {
  if (bill.kind === 'monthly') throw new Error(`receipts: expected no monthly bill, got ${content}`);
  const { kind, number, orderNumber: order, vat, currency: code } = bill;
  const [part] = vat;
  return {
    at,
    id,
    cells: {
      date: dateCell(scope, at),
      shop,
      number,
      kind: scope.translator.t(`bill.title.${kind}`),
      order,
      corrects: kind === 'creditNote' ? bill.receiptNumber : '',
      method: kind === 'receipt' ? methodCell(scope, bill.method) : '',
      ...taxCells(part ?? { gross: amount }, code),
    },
  };
}

/** An amount with its tax; only the amount if the rate is not known. */
export function taxCells(part: VatPart | { readonly gross: number }, code: string) {
  const currency = code as Parameters<typeof amountCell>[1];
  const isKnown = 'permille' in part;
  return {
    rate: rateCell(isKnown ? part.permille : undefined),
    gross: amountCell(part.gross, currency),
    net: isKnown ? amountCell(part.net, currency) : '',
    tax: isKnown ? amountCell(part.vat, currency) : '',
    currency: code,
  };
}
