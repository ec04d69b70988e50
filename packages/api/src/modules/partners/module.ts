import { byName, ownStationViews } from '../../records/catalogue/stations.ts';
import type { StatusOf } from '../../records/catalogue/ports.ts';
import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import { countStock } from '../orders/count-stock.ts';
import { refuseClash } from '../printing/calibration.ts';
import { stationPrint, setPrintSettings } from '../../records/printing/settings.ts';
import type { With } from '../../base/services.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { loginPartner } from './login/login.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import { within } from '../../records/partners/reach.ts';
import { peopleHandlers } from './people/handlers.ts';
import { partnerResolver } from './login/sessions.ts';

/** Shops: their people and logins, their stations and prints. Every query carries the partner's id (PA-07). */
export function partnersModule(
  services: With<'db' | 'clock' | 'random' | 'events' | 'passwords' | 'config'>,
  { statusOf }: { readonly statusOf: StatusOf },
): Module {
  const { read } = services.db;
  const { passwords } = services;
  return {
    principals: [partnerResolver(services)],
    handlers: {
      'Partner.login': (input, call) => loginPartner(services, passwords, call.ip, input),
      ...peopleHandlers(services, passwords),
      async 'Partner.machines'(_input, call) {
        const own = within(callerAs(call, 'partner'));
        const rows = await read.selectFrom('machines').selectAll().where(own).orderBy('id').execute();
        return ownStationViews(byName(rows, call.language), statusOf);
      },
      async 'Partner.printSettings'({ machine_id }, call) {
        await ownStation(read, callerAs(call, 'partner'), machine_id);
        return stationPrint(read, machine_id);
      },
      async 'Partner.setPrintSettings'(input, call) {
        const by = callerAs(call, 'partner');
        await ownStation(read, by, input.machine_id);
        await refuseClash(read, input.machine_id, input.settings.format);
        return setPrintSettings(services, input, actorOf(by));
      },
      async 'Partner.countStock'({ pieces, reason, ...item }, call) {
        const by = callerAs(call, 'partner');
        await ownStation(read, by, item.machine_id);
        return {
          cancelled: await countStock(services, item, pieces, {
            actor: actorOf(by),
            reason: reason?.trim() || undefined,
          }),
        };
      },
    },
  };
}
