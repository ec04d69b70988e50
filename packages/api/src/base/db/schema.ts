import type { AccountsTables } from './tables/accounts.ts';
import type { AddressesTables } from './tables/addresses.ts';
import type { BillsTables } from './tables/bills.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CouponsTables } from './tables/coupons.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { DocumentsTables } from './tables/documents.ts';
import type { BaysTables } from './tables/bays.ts';
import type { DrawingsTables } from './tables/drawings.ts';
import type { FleetTables } from './tables/fleet.ts';
import type { IncidentsTables } from './tables/incidents.ts';
import type { JobsTables } from './tables/jobs.ts';
import type { LedgerTables } from './tables/ledger.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { WishesTables } from './tables/wishes.ts';
import type { OrdersTables } from './tables/orders.ts';
import type { PairRoomsTables } from './tables/pair-rooms.ts';
import type { PartnersTables } from './tables/partners.ts';
import type { PaymentsTables } from './tables/payments.ts';
import type { PayoutsTables } from './tables/payouts.ts';
import type { PricesTables } from './tables/prices.ts';
import type { PrintingTables } from './tables/printing.ts';
import type { ProblemsTables } from './tables/problems.ts';
import type { QuotasTables } from './tables/quotas.ts';
import type { ReportsTables } from './tables/reports.ts';
import type { ShoppingListTables } from './tables/shopping-list.ts';
import type { ShopOrdersTables } from './tables/shop-orders.ts';
import type { StationsTables } from './tables/stations.ts';
import type { StockTables } from './tables/stock.ts';
import type { StorageTables } from './tables/storage.ts';
import type { TillTables } from './tables/till.ts';
import type { UploadsTables } from './tables/uploads.ts';
import type { VouchersTables } from './tables/vouchers.ts';
import type { WorksTables } from './tables/works.ts';

/** Every table, each declared by the module that owns it. */
export type Schema = AccountsTables &
  AddressesTables &
  BillsTables &
  CatalogueTables &
  CouponsTables &
  DeliveryTables &
  DocumentsTables &
  BaysTables &
  DrawingsTables &
  FleetTables &
  IncidentsTables &
  JobsTables &
  LedgerTables &
  NotificationsTables &
  OrdersTables &
  WishesTables &
  PairRoomsTables &
  PartnersTables &
  PaymentsTables &
  PayoutsTables &
  PricesTables &
  PrintingTables &
  ProblemsTables &
  QuotasTables &
  ReportsTables &
  ShoppingListTables &
  ShopOrdersTables &
  StationsTables &
  StockTables &
  StorageTables &
  TillTables &
  UploadsTables &
  VouchersTables &
  WorksTables;
