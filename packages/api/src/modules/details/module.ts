import { CallError } from '@cpc/contract';
import { hasDuty, leadsShop } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { setShopDetails, shopDetails } from './shop.ts';
import { setHours, setStationDetails, stationDetails } from './station.ts';

/** What a shop and a station are: contact, place, time zone, opening hours, legal data (PA-10). */
export function detailsModule(services: With<'db' | 'clock' | 'random' | 'events'>): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'Partner.shopDetails': (_input, call) => shopDetails(db.read, leaderIn(call).partnerId),
      async 'Partner.setShopDetails'(input, call) {
        const by = leaderIn(call);
        if (input.vat_rate !== undefined && !hasDuty(by.role, 'money')) throw new CallError('dutyMissing');
        await setShopDetails(services, by, input);
        return shopDetails(db.read, by.partnerId);
      },
      'Partner.stationDetails': ({ machine_id }, call) =>
        stationDetails(db.read, callerAs(call, 'partner'), machine_id, clock.now()),
      async 'Partner.setStationDetails'(input, call) {
        const by = callerAs(call, 'partner');
        await setStationDetails(services, by, input);
        return stationDetails(db.read, by, input.machine_id, clock.now());
      },
      async 'Partner.setHours'(input, call) {
        const by = callerAs(call, 'partner');
        await setHours(services, by, input);
        return stationDetails(db.read, by, input.machine_id, clock.now());
      },
    },
  };
}

/** @throws CallError dutyMissing unless the person speaks for the whole shop */
function leaderIn(call: Call) {
  const by = callerAs(call, 'partner');
  if (!leadsShop(by)) throw new CallError('dutyMissing');
  return by;
}
