import type { ColumnOf, VatPart } from '@cpc/domain';
import { sql } from 'kysely';
import type { Reader } from '../../base/db/database.ts';
import { readBill } from '../../records/bills/store.ts';
import { papers, taxCells } from './receipts.ts';
import { dateCell, type From, type Scope, type Source } from './source.ts';

type Taxes = ColumnOf<'shop', 'taxes'>;
type Part = VatPart | { readonly gross: number };

/** The sums of the receipts and credit notes of the month, by rate, and the platform's service. Each paper is taxed by itself. */
export const taxes: Source<Taxes> = async (reader, scope, from) => {
  const { partnerId, translator } = scope;
  if (partnerId === undefined || from.last || from.offset > 0) return [];
  const sums = new Map<string, { readonly kind: 'sale' | 'refund'; readonly currency: string; part: Part }>();
  for await (const { amount, content } of allPapers(reader, scope, from)) {
    const bill = readBill({ content });
    if (bill.kind === 'monthly' || amount === 0) continue;
    const { currency, vat } = bill;
    const [part = { gross: amount }] = vat;
    const kind = bill.kind === 'receipt' ? 'sale' : 'refund';
    const key = [kind === 'sale' ? 0 : 1, currency, 'permille' in part ? part.permille : ''].join(' ');
    const sum = sums.get(key);
    sums.set(key, { kind, currency, part: sum ? added(sum.part, part) : part });
  }
  const sold = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { kind, currency, part }]) => ({ kind: translator.t(`bill.kind.${kind}`), ...taxCells(part, currency) }));
  const served = (await services(reader, scope, from)).map(({ cells }) => ({
    kind: translator.t('bill.service'),
    rate: cells.rate,
    gross: cells.gross,
    net: cells.net,
    tax: cells.tax,
    currency: cells.currency,
  }));
  return [...sold, ...served].map((cells, index) => ({ at: scope.begin, id: String(index), cells }));
};

function added(a: Part, b: Part): Part {
  const gross = a.gross + b.gross;
  if (!('permille' in a) || !('permille' in b)) return { gross };
  return { permille: a.permille, gross, net: a.net + b.net, vat: a.vat + b.vat };
}

async function* allPapers(reader: Reader, scope: Scope, { limit }: From) {
  let last: From['last'];
  for (;;) {
    const rows = await papers(reader, scope, { last, offset: 0, limit });
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < limit) return;
    last = end;
  }
}

/** What the platform bills its shops for its service, with the tax: the bills of the month. */
export const services: Source<ColumnOf<'platform', 'taxes'>> = async (reader, scope, { last, limit, offset }) => {
  const own = scope.partnerId === undefined ? sql`1 = 1` : sql`partner_id = ${scope.partnerId}`;
  const { rows } = await sql<{ readonly id: string; readonly content: string }>`select id, content from bills
    where kind = 'monthly' and month = ${scope.month} and id > ${last?.id ?? ''} and ${own}
    order by id limit ${limit} offset ${offset}`.execute(reader);
  return rows.map(({ id, content }) => {
    const bill = readBill({ content });
    if (bill.kind !== 'monthly') throw new Error(`services: expected a monthly bill, got ${id}`);
    const { issuedAt, number, to, service, taxed, reverseCharge, currency } = bill;
    return {
      at: scope.begin,
      id,
      cells: {
        date: dateCell(scope, issuedAt),
        number,
        shop: to?.name ?? '',
        vatId: to?.vatId ?? '',
        reverse: reverseCharge ? scope.translator.t('books.head.reverse') : '',
        ...taxCells(taxed ? service : { gross: service.gross }, currency),
      },
    };
  });
};
