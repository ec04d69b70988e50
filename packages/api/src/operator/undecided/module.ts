import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import type { Providers } from '../../records/payments/providers.ts';
import { doubtfulPayments, refusedRefunds } from './lists.ts';
import { parcelReturned } from './parcel.ts';
import { askProvider, decidePayment } from './payment.ts';
import { refundOtherwise } from './refund.ts';

/** What nobody can tell by itself, and an operator decides (OP-08). */
export function undecidedModule(services: Services, providers: Providers): Module {
  const personIn = (call: Call) => callerAs(call, 'operator').personId;
  return {
    handlers: {
      'Operator.doubtfulPayments': (_input, call) => doubtfulPayments(services, personIn(call)),
      'Operator.decidePayment': (input, call) => decidePayment(services, personIn(call), input),
      'Operator.askProvider': (input) => askProvider(services, providers, input),
      'Operator.refusedRefunds': () => refusedRefunds(services),
      'Operator.refundOtherwise': (input, call) => refundOtherwise(services, providers, personIn(call), input),
      'Operator.parcelReturned': (input, call) => parcelReturned(services, personIn(call), input),
    },
  };
}
