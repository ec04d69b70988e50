import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { bankAccountsOf, setBankAccount } from './bank/store.ts';
import { payoutsDue } from './files/due.ts';
import { payoutList } from './files/list.ts';
import { makePayout } from './files/make.ts';
import { readPayoutFile } from './files/read.ts';
import { askWithdrawal } from './withdrawals/ask.ts';
import { decideWithdrawal } from './withdrawals/decide.ts';
import { operatorWithdrawals, shopWithdrawals } from './withdrawals/list.ts';
import { markFailed, markPaid } from './withdrawals/mark.ts';
import { takeBackWithdrawal } from './withdrawals/take-back.ts';

/** How shops get their money: bank data, withdrawals and payouts (PA-04, OP-06). */
export function payoutsModule(services: With<'db' | 'clock' | 'random' | 'config'>): Module {
  const { db, config } = services;
  const shop = (call: Call) => callerAs(call, 'partner');
  const operator = (call: Call) => callerAs(call, 'operator').personId;
  return {
    handlers: {
      'Partner.bankAccount': (_input, call) => bankAccountsOf(db.read, config, shop(call).partnerId),
      'Partner.setBankAccount': (input, call) => setBankAccount(services, shop(call), input),
      'Partner.askWithdrawal': (input, call) => askWithdrawal(services, shop(call), input),
      async 'Partner.withdrawals'(_input, call) {
        const { withdrawals, total } = await shopWithdrawals(db.read, config, shop(call), call.page);
        return list([...withdrawals], total);
      },
      'Partner.takeBackWithdrawal': ({ withdrawal_id }, call) =>
        takeBackWithdrawal(services, shop(call), withdrawal_id),
      async 'Operator.withdrawals'(wanted, call) {
        const { withdrawals, total } = await operatorWithdrawals(db.aside, services, operator(call), wanted, call.page);
        return list([...withdrawals], total);
      },
      'Operator.decideWithdrawal': (input, call) => decideWithdrawal(services, operator(call), input),
      'Operator.payoutsDue': () => payoutsDue(db.aside, config),
      'Operator.makePayout': (input, call) => makePayout(services, operator(call), input),
      async 'Operator.payouts'(_input, call) {
        const { payouts, total } = await payoutList(db.read, call.page);
        return list([...payouts], total);
      },
      'Operator.payoutFile': ({ payout_id }, call) => readPayoutFile(services, operator(call), payout_id),
      'Operator.markPaid': (input, call) => markPaid(services, operator(call), input),
      'Operator.markFailed': (input, call) => markFailed(services, operator(call), input),
    },
  };
}
