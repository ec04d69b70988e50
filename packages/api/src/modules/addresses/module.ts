import { callerAs } from '../../base/http/call.ts';
import type { Module } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { deleteAddress, saveAddress, setDefaultAddress } from './commands.ts';
import { addressView, addressesOf } from '../../records/addresses/store.ts';

/** The addresses that customers have items sent to (OR-07). */
export function addressesModule(services: With<'db' | 'clock' | 'random' | 'config'>): Module {
  return {
    handlers: {
      async 'Address.list'(_input, call) {
        const rows = await addressesOf(services.db.read, callerAs(call, 'customer').accountId);
        return rows.map(addressView);
      },
      'Address.save': (input, call) => saveAddress(services, callerAs(call, 'customer').accountId, input),
      'Address.delete': ({ address_id }, call) =>
        deleteAddress(services, callerAs(call, 'customer').accountId, address_id),
      'Address.setDefault': ({ address_id }, call) =>
        setDefaultAddress(services, callerAs(call, 'customer').accountId, address_id),
    },
  };
}
