import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { Services } from '../../base/services.ts';
import { addOwnStation } from './add.ts';

/** How a shop sets up a station (JN-10). */
export function stationSetupModule(services: Services): Module {
  return {
    handlers: {
      'Partner.addStation': (input, call) => addOwnStation(services, callerAs(call, 'partner'), input),
    },
  };
}
