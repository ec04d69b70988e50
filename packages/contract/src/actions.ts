import type { Action } from './action.ts';
import { accountActions } from './actions/account.ts';
import { addressesActions } from './actions/addresses.ts';
import { bayActions } from './actions/bays.ts';
import { billActions } from './actions/bills.ts';
import { bookActions } from './actions/books.ts';
import { catalogueActions } from './actions/catalogue.ts';
import { couponsActions } from './actions/coupons.ts';
import { deliveryActions } from './actions/delivery.ts';
import { displayActions } from './actions/displays.ts';
import { drawingsActions } from './actions/drawings.ts';
import { fleetActions } from './actions/fleet.ts';
import { supportActions } from './actions/support.ts';
import { undecidedActions } from './actions/undecided.ts';
import { maintenanceActions } from './actions/maintenance.ts';
import { incidentActions } from './actions/incidents.ts';
import { moneyActions } from './actions/money.ts';
import { notificationsActions } from './actions/notifications.ts';
import { operatorActions } from './actions/operator.ts';
import { ordersActions } from './actions/orders.ts';
import { pairRoomsActions } from './actions/pair-rooms.ts';
import { partnerActions } from './actions/partner.ts';
import { partnerOrdersActions } from './actions/partner-orders.ts';
import { partnerPeopleActions } from './actions/partner-people.ts';
import { partnerPricesActions } from './actions/partner-prices.ts';
import { partnerReportActions } from './actions/partner-reports.ts';
import { partnerStockActions } from './actions/partner-stock.ts';
import { tillActions } from './actions/till.ts';
import { debtActions } from './actions/debts.ts';
import { payoutActions } from './actions/payouts.ts';
import { detailsActions } from './actions/details.ts';
import { platformActions } from './actions/platform.ts';
import { problemsActions } from './actions/problems.ts';
import { releasesActions } from './actions/releases.ts';
import { reviewsActions } from './actions/reviews.ts';
import { sessionActions } from './actions/session.ts';
import { shareReportsActions } from './actions/share-reports.ts';
import { sharingActions } from './actions/sharing.ts';
import { shoppingListActions } from './actions/shopping-list.ts';
import { stationActions } from './actions/station.ts';
import { stationCareActions } from './actions/station-care.ts';
import { stationSetupActions } from './actions/station-setup.ts';
import { stockCodeActions } from './actions/stock-codes.ts';
import { vouchersActions } from './actions/vouchers.ts';
import { wishesActions } from './actions/wishes.ts';
import { worksActions } from './actions/works.ts';
import { worksByKindActions } from './actions/works-by-kind.ts';

export const ACTIONS = [
  ...sessionActions,
  ...accountActions,
  ...catalogueActions,
  ...worksActions,
  ...worksByKindActions,
  ...drawingsActions,
  ...sharingActions,
  ...pairRoomsActions,
  ...ordersActions,
  ...moneyActions,
  ...bayActions,
  ...billActions,
  ...bookActions,
  ...addressesActions,
  ...deliveryActions,
  ...vouchersActions,
  ...notificationsActions,
  ...problemsActions,
  ...reviewsActions,
  ...shoppingListActions,
  ...wishesActions,
  ...stationActions,
  ...stationCareActions,
  ...stationSetupActions,
  ...displayActions,
  ...partnerActions,
  ...partnerOrdersActions,
  ...partnerPeopleActions,
  ...partnerReportActions,
  ...partnerStockActions,
  ...stockCodeActions,
  ...incidentActions,
  ...detailsActions,
  ...partnerPricesActions,
  ...couponsActions,
  ...operatorActions,
  ...supportActions,
  ...undecidedActions,
  ...payoutActions,
  ...debtActions,
  ...tillActions,
  ...platformActions,
  ...shareReportsActions,
  ...fleetActions,
  ...releasesActions,
  ...maintenanceActions,
] as const;

type Declared = (typeof ACTIONS)[number];
export type ActionName = Declared['name'];

type Named = {
  [Index in keyof typeof ACTIONS as Index extends `${number}`
    ? (typeof ACTIONS)[Index]['name']
    : never]: (typeof ACTIONS)[Index];
};
/** `ActionInput<'Order.place'>`: the input of a call. */
export type ActionInput<Name extends ActionName> = Named[Name] extends Action<infer Input, infer _> ? Input : never;
/** `ActionOutput<'Order.place'>`: the data of its envelope. */
export type ActionOutput<Name extends ActionName> = Named[Name] extends Action<infer _, infer Output> ? Output : never;
