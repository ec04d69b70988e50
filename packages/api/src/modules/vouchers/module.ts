import { CallError, voucherListInput, voucherView } from '@cpc/contract';
import * as z from 'zod/mini';
import { callerAs } from '../../base/http/call.ts';
import { type Module, endpoint } from '../../base/http/module.ts';
import { actorOf } from '../../records/partners/actor.ts';
import { ownStation } from '../../records/partners/own-station.ts';
import type { Providers } from '../../records/payments/providers.ts';
import type { Services } from '../../base/services.ts';
import { noteStation } from '../../records/stations/note.ts';
import { claimVouchers } from './claim.ts';
import { vouchersOf } from './list.ts';
import { payByVoucher } from './pay.ts';
import type { VoucherPlatform } from '../../records/vouchers/platform.ts';

/** Vouchers that customers bought on another platform, redeemed at the station (PY-09). */
export function vouchersModule(
  services: Services,
  platform: VoucherPlatform | undefined,
  providers: Providers,
): Module {
  const { db, clock } = services;
  return {
    handlers: {
      'Voucher.pay': (input, call) =>
        payByVoucher(services, providers, callerAs(call, 'customer').accountId, input, call),
      async 'Partner.setVoucherPlace'({ machine_id, place }, call) {
        const by = callerAs(call, 'partner');
        await ownStation(db.read, by, machine_id);
        if (!/^[\w-]*$/.test(place)) throw new CallError('fieldIncorrect', { field: 'place' });
        await db.transact(async (tx) => {
          await tx
            .updateTable('machines')
            .set({ voucher_place: place === '' ? null : place })
            .where('id', '=', machine_id)
            .where('partner_id', '=', by.partnerId)
            .execute();
          await noteStation(tx, clock, machine_id, 'voucherPlace', actorOf(by));
        });
        return { machine_id, place };
      },
    },
    endpoints: [
      endpoint({
        url: '/douyin/Order/getOrderList',
        who: ['customer'],
        input: voucherListInput,
        output: z.array(voucherView),
        async handle({ machine_id, code }, call) {
          const { accountId } = callerAs(call, 'customer');
          if (code !== undefined && code.trim() !== '')
            await claimVouchers(services, platform, { accountId, ip: call.ip }, machine_id, code);
          return vouchersOf(db.read, accountId, clock.now());
        },
      }),
    ],
  };
}
