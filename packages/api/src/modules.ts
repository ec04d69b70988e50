import { tableProblems } from '@cpc/domain';
import { accountsModule } from './accounts/module.ts';
import { adoptAddresses } from './addresses/commands.ts';
import { addressesModule } from './addresses/module.ts';
import { catalogueModule } from './catalogue/module.ts';
import { couponsModule } from './coupons/module.ts';
import { adoptCoupons } from './coupons/use.ts';
import { deliveryModule } from './delivery/module.ts';
import type { Module } from './http/module.ts';
import { ledgerModule } from './ledger/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { adoptSubscriptions } from './notifications/store.ts';
import { adoptOrders } from './orders/find.ts';
import { ordersModule } from './orders/module.ts';
import { partnersModule } from './partners/module.ts';
import { paymentsModule } from './payments/module.ts';
import { counterProvider } from './payments/counter.ts';
import { paypalProvider } from './payments/paypal/adapter.ts';
import { providersOf } from './payments/providers.ts';
import { askAboutOrder } from './payments/sweep.ts';
import { printingModule } from './printing/module.ts';
import type { Preflight } from './preflight/preflight.ts';
import type { Renderer } from './printing/renderer.ts';
import { queueModule } from './queue/module.ts';
import type { Services } from './services.ts';
import { adoptShoppingList, shoppingListModule } from './shopping-list/module.ts';
import { storageModule } from './storage/module.ts';
import { StartError } from './start-error.ts';
import { stationCareModule } from './stations/care-module.ts';
import { stationsModule } from './stations/module.ts';
import { adoptPictures, uploadsModule } from './uploads/module.ts';
import type { Pictures } from './uploads/picture-lane.ts';
import { adoptVouchers } from './vouchers/claim.ts';
import { douyinVouchers } from './vouchers/douyin.ts';
import { vouchersModule } from './vouchers/module.ts';
import { voucherProvider } from './vouchers/provider.ts';
import { languagePort, statusPort, stockPort } from './wiring.ts';
import { adoptWorks, worksModule } from './works/module.ts';

/**
 * The rooms of the server, each given its ports. What one needs of another is passed here, and only here.
 * @throws StartError unless every state machine is sound (OR-01)
 */
export function createModules(
  services: Services,
  renderer: Renderer,
  preflight: Preflight,
  pictures: Pictures,
): readonly Module[] {
  const problems = tableProblems();
  if (problems.length > 0) throw new StartError(`The state machines are not sound: ${problems.join('; ')}`);
  const platform = services.config.vouchers && douyinVouchers(services.config.vouchers, services.clock);
  const providers = providersOf(
    paypalProvider(services.config.paypal, services.clock),
    counterProvider(services),
    ...(platform ? [voucherProvider(services, platform)] : []),
  );
  const statusOf = statusPort(services);
  return [
    accountsModule(services, {
      languageOf: languagePort(services),
      adopters: [
        adoptWorks,
        adoptPictures,
        adoptOrders,
        adoptAddresses,
        adoptShoppingList,
        adoptCoupons,
        adoptVouchers,
        adoptSubscriptions,
      ],
    }),
    catalogueModule(services, { stockOf: stockPort(services), statusOf }),
    worksModule(services, renderer, { cutter: pictures.cut }),
    storageModule(services),
    uploadsModule(services, pictures.take),
    ordersModule(services, {
      preflight,
      renderer,
      askProvider: (orderId) => askAboutOrder(services, providers, orderId),
    }),
    shoppingListModule(services, { preflight, renderer }),
    addressesModule(services),
    deliveryModule(services),
    paymentsModule(services, providers),
    vouchersModule(services, platform, providers),
    couponsModule(services),
    ledgerModule(services, providers),
    printingModule(services, renderer),
    stationsModule(services),
    stationCareModule(services, { statusOf }),
    queueModule(services),
    notificationsModule(services),
    partnersModule(services, { statusOf }),
  ];
}
