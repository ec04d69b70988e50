import type { ActionName } from '@cpc/contract';
import type { Access } from './who.ts';
import { NONE, type Things } from './world.ts';

function ofBill(may: 'customers' | 'accountants'): Access {
  const make: (things: Things) => Promise<string> = (things) =>
    may === 'customers' ? things.receipt() : things.monthlyBill();
  return { may, of: [{ make, none: NONE, input: (bill_id) => ({ bill_id }) }] };
}

/** Who may read bills and pay shops out (OP-06). */
export const MONEY_OF_SHOPS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Operator.decideWithdrawal': { may: 'operators' },
  'Operator.payoutsDue': { may: 'operators' },
  'Operator.makePayout': { may: 'operators' },
  'Operator.payouts': { may: 'operators' },
  'Operator.payoutFile': { may: 'operators' },
  'Operator.markPaid': { may: 'operators' },
  'Operator.markFailed': { may: 'operators' },
  'Partner.debt': { may: 'accountants', lists: 'nothing of them' },
  'Partner.till': { may: 'tillReaders', lists: 'nothing of them' },
  'Partner.openTill': { may: 'counters' },
  'Partner.closeTill': { may: 'closers' },
  'Partner.bankCash': { may: 'closers' },
  'Partner.tillJournal': { may: 'journalReaders', lists: 'nothing of them' },
  'Partner.tillFile': { may: 'journalReaders' },
  'Operator.debts': { may: 'operators' },
  'Operator.settlements': { may: 'operators' },
  'Operator.recordSettlement': { may: 'operators' },
  'Operator.undoSettlement': { may: 'operators' },
  'Operator.doubtfulPayments': { may: 'operators' },
  'Operator.decidePayment': { may: 'operators' },
  'Operator.askProvider': { may: 'operators' },
  'Operator.refusedRefunds': { may: 'operators' },
  'Operator.refundOtherwise': { may: 'operators' },
  'Operator.parcelReturned': { may: 'operators' },
  'Order.bills': {
    may: 'customers',
    of: [{ make: async (things) => (await things.paid()).order_id, none: NONE, input: (order_id) => ({ order_id }) }],
  },
  'Order.bill': ofBill('customers'),
  'Partner.bills': { may: 'accountants', lists: 'nothing of them' },
  'Partner.bill': ofBill('accountants'),
  'Partner.orderBills': {
    may: 'counters',
    of: [
      {
        make: async (things) => (await things.paid()).order_number,
        none: 'NONE',
        input: (order_number) => ({ order_number }),
      },
    ],
  },
  'Partner.booksFile': { may: 'accountants' },
  'Operator.booksFile': { may: 'operators' },
  'Operator.bills': { may: 'operators' },
  'Operator.bill': { may: 'operators' },
  'Partner.setBankAccount': { may: 'accountants' },
  'Partner.askWithdrawal': { may: 'accountants' },
  'Partner.takeBackWithdrawal': {
    may: 'accountants',
    of: [{ make: (things) => things.withdrawal(), none: NONE, input: (id) => ({ withdrawal_id: id }) }],
  },
};
