import { serverTranslator } from '@cpc/i18n/server';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { endPrice } from './end-price.ts';
import { priceOverlaps } from './overlaps.ts';
import { exportPrices, priceList } from './price-list.ts';
import { priceOf } from './price-of.ts';
import { priceRules } from './rules.ts';
import { setPrice } from './set-price.ts';

/** The prices that a shop sets (PA-10). Every query carries the reach (PA-07). */
export function pricesModule(services: With<'db' | 'clock'>): Module {
  const { clock } = services;
  const { read } = services.db;
  const translators = serverTranslator();
  return {
    handlers: {
      async 'Partner.prices'(wanted, call) {
        const reading = { now: clock.now(), translator: translators(call.language) };
        const { prices, total } = await priceList(read, callerAs(call, 'partner'), wanted, call.page, reading);
        return list(prices, total);
      },
      'Partner.priceOf': (wanted, call) => priceOf(read, callerAs(call, 'partner'), wanted, clock.now()),
      async 'Partner.priceRules'(wanted, call) {
        const { rules, total } = await priceRules(read, callerAs(call, 'partner'), wanted, call.page, clock.now());
        return list(rules, total);
      },
      'Partner.priceOverlaps': (wanted, call) => priceOverlaps(read, callerAs(call, 'partner'), wanted, clock.now()),
      'Partner.setPrice': (asked, call) => setPrice(services, callerAs(call, 'partner'), asked),
      'Partner.endPrice': ({ rule_id }, call) => endPrice(services, callerAs(call, 'partner'), rule_id),
      'Partner.exportPrices': (wanted, call) =>
        exportPrices(read, callerAs(call, 'partner'), wanted, { now: clock.now(), language: call.language }),
    },
  };
}
