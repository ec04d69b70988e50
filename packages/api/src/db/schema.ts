import type { AccountsTables } from '../accounts/tables.ts';
import type { AddressesTables } from '../addresses/tables.ts';
import type { CatalogueTables } from '../catalogue/tables.ts';
import type { CouponsTables } from '../coupons/tables.ts';
import type { DeliveryTables } from '../delivery/tables.ts';
import type { DocumentsTables } from '../documents/tables.ts';
import type { JobsTables } from '../jobs/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { NotificationsTables } from '../notifications/tables.ts';
import type { OrdersTables } from '../orders/tables.ts';
import type { PartnersTables } from '../partners/tables.ts';
import type { PaymentsTables } from '../payments/tables.ts';
import type { PrintingTables } from '../printing/tables.ts';
import type { QuotasTables } from '../quotas/tables.ts';
import type { ShoppingListTables } from '../shopping-list/tables.ts';
import type { StationsTables } from '../stations/tables.ts';
import type { StockTables } from '../stock/tables.ts';
import type { StorageTables } from '../storage/tables.ts';
import type { UploadsTables } from '../uploads/tables.ts';
import type { VouchersTables } from '../vouchers/tables.ts';
import type { WorksTables } from '../works/tables.ts';

/** Every table, each declared by the module that owns it. */
export type Schema = AccountsTables &
  AddressesTables &
  CatalogueTables &
  CouponsTables &
  DeliveryTables &
  DocumentsTables &
  JobsTables &
  LedgerTables &
  NotificationsTables &
  OrdersTables &
  PartnersTables &
  PaymentsTables &
  PrintingTables &
  QuotasTables &
  ShoppingListTables &
  StationsTables &
  StockTables &
  StorageTables &
  UploadsTables &
  VouchersTables &
  WorksTables;
