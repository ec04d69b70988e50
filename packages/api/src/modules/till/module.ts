import { CallError } from '@cpc/contract';
import { closesTill, readsTill, worksAtTill } from '@cpc/domain';
import { type Call, callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import type { WriteSheet } from '../../base/ports/sheet-writer.ts';
import type { With } from '../../base/services.ts';
import { billedShop } from '../../records/bills/party.ts';
import { dayOf, monthIn } from '../../records/bills/months.ts';
import type { ShopPerson } from '../../records/partners/actor.ts';
import { bankCash, closeTill, openTill } from './acts.ts';
import { tillFile } from './file.ts';
import { tillJournal } from './journal.ts';
import { tillsOf } from './state.ts';

/** The till of a shop: float, takings, closing by count, cash taken to the bank, and its journal (PA-15). */
export function tillModule(services: With<'db' | 'clock' | 'random' | 'config'>, writeSheet: WriteSheet): Module {
  const { db, clock } = services;
  const shopOf = async ({ partnerId }: ShopPerson) => {
    return { partnerId, timeZone: (await billedShop(db.read, partnerId)).timeZone };
  };
  const tills = async (by: ShopPerson) =>
    tillsOf(db.aside, by.partnerId, dayOf((await shopOf(by)).timeZone, clock.now()));
  return {
    handlers: {
      'Partner.till': (_input, call) => tills(personWho((person) => worksAtTill(person) || readsTill(person), call)),
      async 'Partner.openTill'(input, call) {
        const by = personWho(worksAtTill, call);
        await openTill(services, by, input);
        return tills(by);
      },
      async 'Partner.closeTill'(input, call) {
        const by = personWho(closesTill, call);
        await closeTill(services, by, input);
        return tills(by);
      },
      async 'Partner.bankCash'(input, call) {
        const by = personWho(closesTill, call);
        await bankCash(services, by, input);
        return tills(by);
      },
      async 'Partner.tillJournal'(wanted, call) {
        const shop = await shopOf(personWho(readsTill, call));
        const { entries, total } = await tillJournal(db.aside, shop, wanted, call.page);
        return list(entries, total);
      },
      async 'Partner.tillFile'({ span }, call) {
        const shop = await shopOf(personWho(readsTill, call));
        return tillFile(
          { reader: db.aside, writeSheet },
          shop,
          span ?? monthIn(shop.timeZone, clock.now()),
          call.language,
        );
      },
    },
  };
}

/** @throws CallError dutyMissing unless the person may */
function personWho(may: typeof readsTill, call: Call) {
  const by = callerAs(call, 'partner');
  if (!may(by)) throw new CallError('dutyMissing');
  return by;
}
