import { serverTranslator } from '@cpc/i18n/server';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { readCode, teachCode } from './codes.ts';
import { stockList } from './list.ts';
import { setMinimum } from './minimum.ts';
import { stockMovements } from './movements.ts';
import { purchaseList } from './purchase-list.ts';
import { restockAll } from './restock-all.ts';
import type { StockKind } from '@cpc/contract';
import type { Translator } from '@cpc/i18n';
import type { Reader } from '../../base/db/database.ts';
import type { Page } from '../../base/http/page.ts';
import { kindsIn } from '../../records/stock/kinds.ts';
import { searchOf } from '../../records/stock/words.ts';

/** What people of a shop see of its blanks, and how they refill them (PA-03). Every query carries the reach (PA-07). */
export function stockModule(services: With<'db' | 'clock' | 'random'>): Module {
  const { db, clock } = services;
  const translators = serverTranslator();
  return {
    handlers: {
      async 'Partner.stockList'(wanted, call) {
        const reading = { now: clock.now(), translator: translators(call.language) };
        const { lines, total } = await stockList(db.aside, callerAs(call, 'partner'), wanted, call.page, reading);
        return list(lines, total);
      },
      'Partner.purchaseList': (wanted, call) =>
        purchaseList(db.aside, callerAs(call, 'partner'), wanted, { now: clock.now(), language: call.language }),
      'Partner.restock': (input, call) => restockAll(services, callerAs(call, 'partner'), input),
      'Partner.setMinimum': (input, call) => setMinimum(services, callerAs(call, 'partner'), input),
      'Partner.readCode': ({ code }, call) => readCode(db.read, callerAs(call, 'partner'), code),
      'Partner.teachCode': (input, call) => teachCode(services, callerAs(call, 'partner'), input),
      async 'Partner.stockKinds'({ search }, call) {
        const { kinds, total } = await stockKinds(db.read, search, call.page, translators(call.language));
        return list(kinds, total);
      },
      async 'Partner.stockMovements'(wanted, call) {
        const { movements, total } = await stockMovements(db.read, callerAs(call, 'partner'), wanted, call);
        return list(movements, total);
      },
    },
  };
}

/** One page of the kinds of blank that a shop can keep, found by words in the reader's language. */
async function stockKinds(
  reader: Reader,
  search: string | undefined,
  page: Page,
  translator: Translator,
): Promise<{ readonly kinds: StockKind[]; readonly total: number }> {
  const found = await kindsIn(reader, searchOf(search ?? '', translator));
  return { kinds: found.slice(page.offset, page.offset + page.limit), total: found.length };
}
