import { type Call, callerAs } from '../base/http/call.ts';
import { list } from '../base/http/handlers.ts';
import type { Module } from '../base/http/module.ts';
import type { With } from '../base/services.ts';
import { openNewShop, setShopCommission, setShopState } from './shops.ts';
import { shopView, shopViews } from './shop-views.ts';
import { addStation, newEnrolCode } from './stations.ts';

/** What operators do for the platform (OP-01). Every change is recorded with its person. */
export function operatorModule(services: With<'db' | 'clock' | 'random'>): Module {
  const { db, clock } = services;
  const personIn = (call: Call) => callerAs(call, 'operator').personId;
  return {
    handlers: {
      async 'Operator.shops'({ search }, call) {
        const { shops, total } = await shopViews(db.read, clock.now(), call.page, search);
        return list(shops, total);
      },
      'Operator.shop': ({ partner_id }) => shopView(db.read, clock.now(), partner_id),
      'Operator.openShop': (input, call) => openNewShop(services, personIn(call), input),
      'Operator.setShopState': (input, call) => setShopState(services, personIn(call), input),
      'Operator.setCommission': (input, call) => setShopCommission(services, personIn(call), input),
      'Operator.addStation': (input, call) => addStation(services, personIn(call), input),
      'Operator.enrolCode': ({ machine_id }, call) => newEnrolCode(services, personIn(call), machine_id),
    },
  };
}
