import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { DrawBill } from '../bills/bill-lane.ts';
import { addOwnStation } from './add.ts';
import { answerTest } from './answer.ts';
import { choosePrinter, findPrinters } from './printers.ts';
import { stationPoster } from './poster.ts';
import { stationSetupView } from './view.ts';

/** How a shop sets up a station, and what is missing (JN-10). */
export function stationSetupModule(services: Services, drawBill: DrawBill): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'Partner.addStation': (input, call) => addOwnStation(services, callerAs(call, 'partner'), input),
      async 'Partner.stationSetup'({ machine_id }, call) {
        await ownStation(db.read, callerAs(call, 'partner'), machine_id);
        return stationSetupView(db.read, machine_id, clock.now());
      },
      async 'Partner.answerTest'(input, call) {
        const stationId = await answerTest(services, callerAs(call, 'partner'), input);
        return stationSetupView(db.read, stationId, clock.now());
      },
      async 'Partner.findPrinters'(input, call) {
        await findPrinters(services, callerAs(call, 'partner'), input);
        return stationSetupView(db.read, input.machine_id, clock.now());
      },
      async 'Partner.choosePrinter'(input, call) {
        await choosePrinter(services, callerAs(call, 'partner'), input);
        return stationSetupView(db.read, input.machine_id, clock.now());
      },
      'Partner.stationPoster'(input, call) {
        const by = callerAs(call, 'partner');
        return stationPoster(services, by, input, (poster) => drawBill(poster, by.personId, call.hungUp));
      },
      'Operator.stationSetup': ({ machine_id }) => stationSetupView(db.read, machine_id, clock.now()),
    },
  };
}
