import { tableProblems } from '@cpc/domain';
import { accountsModule } from './modules/accounts/module.ts';
import { adoptAddresses } from './modules/addresses/commands.ts';
import { addressesModule } from './modules/addresses/module.ts';
import type { DrawBill } from './modules/bills/bill-lane.ts';
import { baysModule } from './modules/bays/module.ts';
import { billsModule } from './modules/bills/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { couponsModule } from './modules/coupons/module.ts';
import { adoptCoupons } from './records/coupons/use.ts';
import { adoptDrawings, drawingsModule } from './modules/drawings/module.ts';
import type { DrawingProvider } from './modules/drawings/providers/provider.ts';
import { debtsModule } from './modules/debts/module.ts';
import { deliveryModule } from './modules/delivery/module.ts';
import type { Module } from './base/http/module.ts';
import { incidentMessagesModule } from './modules/incidents/messages/module.ts';
import { incidentsModule } from './modules/incidents/module.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { adoptMailAddress } from './records/notifications/mail-addresses.ts';
import { adoptSubscriptions } from './records/notifications/store.ts';
import { adoptOrders } from './records/orders/find.ts';
import { detailsModule } from './modules/details/module.ts';
import { mailModule } from './modules/mail/module.ts';
import { mapsModule } from './modules/maps/module.ts';
import { fleetModule } from './operator/fleet/module.ts';
import { booksModule } from './operator/books/module.ts';
import type { ReadSheet } from './operator/imports/sheet-lane.ts';
import type { WriteSheet } from './base/ports/sheet-writer.ts';
import { operatorModule } from './operator/module.ts';
import { undecidedModule } from './operator/undecided/module.ts';
import { ownDataModule } from './modules/own-data/module.ts';
import { ordersModule } from './modules/orders/module.ts';
import { partnersModule } from './modules/partners/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { counterProvider } from './modules/payments/counter.ts';
import { paypalProvider } from './modules/payments/paypal/adapter.ts';
import { providersOf } from './records/payments/providers.ts';
import { askAboutOrder } from './modules/payments/sweep.ts';
import { payoutsModule } from './modules/payouts/module.ts';
import { pricesModule } from './modules/prices/module.ts';
import { printingModule } from './modules/printing/module.ts';
import type { Preflight } from './base/preflight/preflight.ts';
import { problemsModule } from './modules/problems/module.ts';
import type { Renderer } from './base/painting/renderer.ts';
import { pairRoomsModule } from './modules/pair-rooms/module.ts';
import { adoptPairRooms } from './records/pair-rooms/store.ts';
import { reportsModule } from './modules/reports/module.ts';
import { reviewsModule } from './modules/reviews/module.ts';
import { nicknamesModule } from './modules/nicknames/module.ts';
import { queueModule } from './modules/queue/module.ts';
import type { Services } from './base/services.ts';
import { adoptShoppingList, shoppingListModule } from './modules/shopping-list/module.ts';
import { shopOrdersModule } from './modules/shop-orders/module.ts';
import { stockModule } from './modules/stock/module.ts';
import { storageModule } from './modules/storage/module.ts';
import { StartError } from './base/ports/start-error.ts';
import { stationCareModule } from './modules/stations/care-module.ts';
import { stationSetupModule } from './modules/station-setup/module.ts';
import { stationsModule } from './modules/stations/module.ts';
import { adoptPictures, uploadsModule } from './modules/uploads/module.ts';
import type { FindPeople } from './modules/uploads/cut-out/cutout-lane.ts';
import type { Pictures } from './modules/uploads/picture-lane.ts';
import { adoptVouchers } from './modules/vouchers/claim.ts';
import { douyinVouchers } from './modules/vouchers/douyin.ts';
import { vouchersModule } from './modules/vouchers/module.ts';
import { voucherProvider } from './modules/vouchers/provider.ts';
import { languagePort, statusPort, stockPort } from './wiring.ts';
import { tillModule } from './modules/till/module.ts';
import { wishesModule } from './modules/wishes/module.ts';
import { adoptWishes } from './records/wishes/store.ts';
import { adoptWorks, worksModule } from './modules/works/module.ts';

/** What works in threads and processes of its own. */
export interface Workshops {
  readonly renderer: Renderer;
  readonly preflight: Preflight;
  readonly pictures: Pictures;
  readonly drawBill: DrawBill;
  readonly readSheet: ReadSheet;
  readonly writeSheet: WriteSheet;
  /** Draws from words without a model server; undefined: this server has no illustrator. */
  readonly illustrator?: DrawingProvider | undefined;
  /** Cuts people out for devices that cannot; undefined: this server does not. */
  readonly findPeople?: FindPeople | undefined;
}

/** What a guest has made moves to the account that the guest logs in to. */
const ADOPTERS = [
  adoptWorks,
  adoptPictures,
  adoptOrders,
  adoptAddresses,
  adoptShoppingList,
  adoptCoupons,
  adoptVouchers,
  adoptSubscriptions,
  adoptMailAddress,
  adoptDrawings,
  adoptWishes,
  adoptPairRooms,
];

/**
 * The modules of the server. A function that one module needs of another is passed here if an import would make a
 * circle.
 * @throws StartError unless every state machine is sound (OR-01)
 */
export function createModules(
  services: Services,
  { renderer, preflight, pictures, drawBill, readSheet, writeSheet, illustrator, findPeople }: Workshops,
): readonly Module[] {
  const problems = tableProblems();
  if (problems.length > 0) throw new StartError(`the state tables are not valid: ${problems.join('; ')}`);
  const platform = services.config.vouchers && douyinVouchers(services.config.vouchers, services.clock);
  const { paypal } = services.config;
  const providers = providersOf(
    ...(paypal ? [paypalProvider(paypal, services.clock)] : []),
    counterProvider(services),
    ...(platform ? [voucherProvider(services, platform)] : []),
  );
  const statusOf = statusPort(services);
  return [
    accountsModule(services, {
      languageOf: languagePort(services),
      adopters: ADOPTERS,
    }),
    catalogueModule(services, { stockOf: stockPort(services), statusOf }),
    mapsModule(services),
    worksModule(services, renderer, { cutter: pictures.cut }),
    pairRoomsModule(services),
    storageModule(services),
    uploadsModule(services, { take: pictures.take, findPeople }),
    drawingsModule(services, { take: pictures.take, illustrator }),
    ordersModule(services, {
      preflight,
      renderer,
      askProvider: (orderId) => askAboutOrder(services, providers, orderId),
    }),
    problemsModule(services),
    reviewsModule(services, renderer),
    ownDataModule(services),
    shoppingListModule(services, { preflight, renderer }),
    addressesModule(services),
    deliveryModule(services),
    paymentsModule(services, providers),
    vouchersModule(services, platform, providers),
    couponsModule(services),
    ledgerModule(services, providers),
    payoutsModule(services),
    debtsModule(services),
    tillModule(services, writeSheet),
    baysModule(services),
    billsModule(services, drawBill),
    printingModule(services, renderer),
    stationsModule(services),
    stationCareModule(services, { statusOf }),
    stationSetupModule(services, drawBill),
    shopOrdersModule(services),
    incidentsModule(services, { statusOf }),
    incidentMessagesModule(services),
    stockModule(services),
    wishesModule(services, { statusOf }),
    pricesModule(services),
    reportsModule(services),
    nicknamesModule(services),
    queueModule(services),
    notificationsModule(services),
    mailModule(services, drawBill),
    partnersModule(services, { statusOf }),
    detailsModule(services),
    operatorModule(services, readSheet),
    undecidedModule(services, providers),
    booksModule(services, writeSheet),
    fleetModule(services),
  ];
}
