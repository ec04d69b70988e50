import type { Translator } from '@cpc/i18n';
import type { Bill, CreditNote, MonthlyBill, Receipt } from './bill.ts';
import { headOf, vatNotes, vatTable, writer } from './parts.ts';
import type { BillView } from './view.ts';

/** What a bill says in the language of the translator, which writes times in the bill's zone. */
export function viewOf(bill: Bill, translator: Translator): BillView {
  switch (bill.kind) {
    case 'receipt':
      return receiptView(bill, translator);
    case 'creditNote':
      return creditNoteView(bill, translator);
    case 'monthly':
      return monthlyView(bill, translator);
  }
}

function receiptView(bill: Receipt, translator: Translator): BillView {
  const { t, tOr, format } = translator;
  const write = writer(bill, translator);
  const rows = [
    ...bill.items.map(({ name, amount }) => [name, write(amount)]),
    ...(bill.drawings ? [[t('bill.drawings', { count: bill.drawings.count }), write(bill.drawings.amount)]] : []),
    ...(bill.delivery === 0 ? [] : [[t('bill.delivery'), write(bill.delivery)]]),
    ...(bill.discount === 0 ? [] : [[t('bill.discount'), write(-bill.discount)]]),
  ];
  return {
    ...headOf(bill, translator, [
      { label: t('bill.order'), value: bill.orderNumber },
      { label: t('bill.paid'), value: format.dateTime(bill.paidAt) },
      { label: t('bill.method'), value: tOr(`bill.method.${bill.method}`, bill.method) },
    ]),
    tables: [
      { columns: [t('bill.item'), t('bill.amount')], rows, total: [t('bill.total'), write(bill.total)] },
      ...vatTable(bill.vat, translator, write),
    ],
    notes: vatNotes(bill.vat, t),
    details: [],
  };
}

function creditNoteView(bill: CreditNote, translator: Translator): BillView {
  const { t, format } = translator;
  const write = writer(bill, translator);
  return {
    ...headOf(bill, translator, [
      { label: t('bill.order'), value: bill.orderNumber },
      { label: t('bill.receipt'), value: bill.receiptNumber },
      { label: t('bill.refunded'), value: format.dateTime(bill.refundedAt) },
    ]),
    tables: [
      {
        columns: [t('bill.item'), t('bill.amount')],
        rows: [[t('bill.refund'), write(-bill.amount)]],
        total: [t('bill.total'), write(-bill.amount)],
      },
      ...vatTable(bill.vat, translator, write),
    ],
    notes: vatNotes(bill.vat, t),
    details: [],
  };
}

function monthlyView(bill: MonthlyBill, translator: Translator): BillView {
  const { t, tOr, format } = translator;
  const write = writer(bill, translator);
  const sums = bill.sums.map(({ kind, amount }) => [tOr(`bill.kind.${kind}`, kind), write(amount)]);
  const period = t('bill.period.days', { from: format.date(bill.begin), until: format.date(bill.until - 1) });
  // Only a shop with a counter has cash.
  const isCash = bill.days.some(({ cash }) => cash !== 0);
  const days = bill.days.map(({ at, sales, cash, other }) => [
    format.date(at),
    write(sales),
    ...(isCash ? [write(cash)] : []),
    write(other),
  ]);
  const columns = [t('bill.day'), t('bill.day.sales'), ...(isCash ? [t('bill.day.cash')] : []), t('bill.day.other')];
  const taxes = bill.taxed ? [bill.service] : [];
  return {
    ...headOf(bill, translator, [{ label: t('bill.period'), value: period }]),
    tables: [
      {
        columns: [t('bill.account'), t('bill.amount')],
        rows: [[t('bill.opening'), write(bill.opening)], ...sums],
        total: [t('bill.closing'), write(bill.closing)],
      },
      { columns: [t('bill.service'), t('bill.amount')], rows: [], total: [t('bill.gross'), write(bill.service.gross)] },
      ...vatTable(taxes, translator, write),
    ],
    notes: [...dueNotes(bill, translator), ...(bill.reverseCharge ? [t('bill.reverseCharge')] : vatNotes(taxes, t))],
    details: days.length === 0 ? [] : [{ columns, rows: days, total: [] }],
  };
}

/** What becomes of the balance: the shop pays by a day, or it is carried into the next month. */
function dueNotes(bill: MonthlyBill, translator: Translator): string[] {
  const { t, format } = translator;
  if (bill.due === undefined) return [t('bill.balance.note')];
  const { at, account } = bill.due;
  const amount = writer(bill, translator)(-bill.closing);
  const to = account && [
    account.name,
    `IBAN ${account.iban}`,
    ...(account.bic === undefined ? [] : [`BIC ${account.bic}`]),
  ];
  return [
    t('bill.due', { amount, date: format.date(at) }),
    to ? t('bill.due.to', { account: to.join(', '), number: bill.number }) : t('bill.due.ask'),
    t('bill.due.counts'),
  ];
}
