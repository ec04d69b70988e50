import type { Migration } from './migration.ts';
import { accounts } from './migrations/001-accounts.ts';
import { catalogue } from './migrations/002-catalogue.ts';
import { works } from './migrations/003-works.ts';
import { uploads } from './migrations/004-uploads.ts';
import { backgroundJobs } from './migrations/005-background-jobs.ts';
import { stations } from './migrations/010-stations.ts';
import { stock } from './migrations/011-stock.ts';
import { orders } from './migrations/012-orders.ts';
import { payments } from './migrations/013-payments.ts';
import { printing } from './migrations/014-printing.ts';
import { partners } from './migrations/015-partners.ts';
import { limits } from './migrations/016-limits.ts';
import { goodsOfAllKinds } from './migrations/020-goods.ts';
import { printSettings } from './migrations/030-print-settings.ts';
import { libraryTitles } from './migrations/040-library-titles.ts';
import { worksAndSharing } from './migrations/050-works.ts';
import { uploadsInParts } from './migrations/051-uploads.ts';
import { preflight } from './migrations/060-preflight.ts';
import { orderItems } from './migrations/070-order-items.ts';
import { shoppingList } from './migrations/071-shopping-list.ts';
import { ledger } from './migrations/080-ledger.ts';
import { refunds } from './migrations/081-refunds.ts';
import { coupons } from './migrations/082-coupons.ts';
import { counter } from './migrations/083-counter.ts';
import { addresses } from './migrations/090-addresses.ts';
import { deliveries } from './migrations/091-deliveries.ts';
import { vouchers } from './migrations/092-vouchers.ts';
import { stationCare } from './migrations/100-station-care.ts';
import { notifications } from './migrations/120-notifications.ts';
import { partnerPeople } from './migrations/130-partner-people.ts';
import { colourProfiles } from './migrations/140-colour-profiles.ts';
import { patientAsking } from './migrations/150-patient-asking.ts';
import { returnedParcels } from './migrations/151-returned-parcels.ts';
import { missingPieces } from './migrations/152-missing-pieces.ts';
import { unpaidPieces } from './migrations/153-unpaid-pieces.ts';
import { askedAgain } from './migrations/160-asked-again.ts';
import { profileFiles } from './migrations/161-profile-files.ts';
import { patience } from './migrations/162-patience.ts';
import { captureLeases } from './migrations/170-capture-leases.ts';
import { afterDecisions } from './migrations/171-after-decisions.ts';
import { leaseSweeps } from './migrations/172-lease-sweeps.ts';
import { decidingMachine } from './migrations/173-deciding-machine.ts';
import { jobLanes } from './migrations/180-job-lanes.ts';
import { byteCounts } from './migrations/200-byte-counts.ts';
import { knownDevices } from './migrations/210-known-devices.ts';
import { freeOrders } from './migrations/211-free-orders.ts';
import { pickupGuesses } from './migrations/212-pickup-guesses.ts';
import { provedPhones } from './migrations/213-proved-phones.ts';
import { readiness } from './migrations/220-readiness.ts';
import { jobFailures } from './migrations/230-job-failures.ts';
import { documents } from './migrations/240-documents.ts';
import { jobAddresses } from './migrations/250-job-addresses.ts';
import { storage } from './migrations/251-storage.ts';
import { guestsAndNumbers } from './migrations/252-guests-and-numbers.ts';
import { expiry } from './migrations/253-expiry.ts';
import { workChoices } from './migrations/254-work-choices.ts';
import { memberships } from './migrations/260-memberships.ts';
import { stockReasons } from './migrations/270-stock-reasons.ts';
import { stockTimes } from './migrations/300-stock-times.ts';
import { requestIds } from './migrations/310-request-ids.ts';
import { shopOrders } from './migrations/320-shop-orders.ts';
import { bankAccounts } from './migrations/330-bank-accounts.ts';
import { withdrawals } from './migrations/331-withdrawals.ts';
import { shopDetails } from './migrations/340-shop-details.ts';
import { stationDetails } from './migrations/341-station-details.ts';
import { stationMoves } from './migrations/342-station-moves.ts';
import { priceRules } from './migrations/350-price-rules.ts';
import { shopCoupons } from './migrations/351-shop-coupons.ts';
import { operatorPeople } from './migrations/360-operator-people.ts';
import { reportFacts } from './migrations/370-report-facts.ts';
import { largeShops } from './migrations/371-large-shops.ts';
import { bills } from './migrations/380-bills.ts';
import { fleet } from './migrations/390-fleet.ts';
import { maintenanceWindows } from './migrations/391-maintenance-windows.ts';
import { problems } from './migrations/410-problems.ts';
import { settledReports } from './migrations/411-settled-reports.ts';
import { incidents } from './migrations/420-incidents.ts';
import { shopMessages } from './migrations/421-shop-messages.ts';
import { orderLanguages } from './migrations/422-order-languages.ts';
import { searchNames } from './migrations/423-search-names.ts';
import { stationBays } from './migrations/430-station-bays.ts';
import { reprintsCalledOff } from './migrations/431-reprints-called-off.ts';
import { drawings } from './migrations/432-drawings.ts';
import { designReviews } from './migrations/433-design-reviews.ts';
import { drawingPrices } from './migrations/434-drawing-prices.ts';
import { workPairs } from './migrations/437-work-pairs.ts';
import { logins } from './migrations/441-logins.ts';
import { openid } from './migrations/442-openid.ts';
import { stockCodes } from './migrations/450-stock-codes.ts';
import { stockMinimums } from './migrations/451-stock-minimums.ts';
import { vatRates } from './migrations/452-vat-rates.ts';
import { formerParcels } from './migrations/453-former-parcels.ts';
import { movementsByStation } from './migrations/460-movements-by-station.ts';
import { shellFacts } from './migrations/461-shell-facts.ts';
import { agreedTerms } from './migrations/462-agreed-terms.ts';
import { wishes } from './migrations/463-wishes.ts';
import { nicknames } from './migrations/466-nicknames.ts';
import { pairRooms } from './migrations/467-pair-rooms.ts';

/** Every migration, in order. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  catalogue,
  works,
  uploads,
  backgroundJobs,
  stations,
  stock,
  orders,
  payments,
  printing,
  partners,
  limits,
  goodsOfAllKinds,
  printSettings,
  libraryTitles,
  worksAndSharing,
  uploadsInParts,
  preflight,
  orderItems,
  shoppingList,
  ledger,
  refunds,
  coupons,
  counter,
  addresses,
  deliveries,
  vouchers,
  stationCare,
  notifications,
  partnerPeople,
  colourProfiles,
  patientAsking,
  returnedParcels,
  missingPieces,
  unpaidPieces,
  askedAgain,
  profileFiles,
  patience,
  captureLeases,
  afterDecisions,
  leaseSweeps,
  decidingMachine,
  jobLanes,
  byteCounts,
  knownDevices,
  freeOrders,
  pickupGuesses,
  provedPhones,
  readiness,
  jobFailures,
  documents,
  jobAddresses,
  storage,
  guestsAndNumbers,
  expiry,
  workChoices,
  memberships,
  stockReasons,
  stockTimes,
  requestIds,
  shopOrders,
  bankAccounts,
  withdrawals,
  shopDetails,
  stationDetails,
  stationMoves,
  priceRules,
  shopCoupons,
  operatorPeople,
  reportFacts,
  largeShops,
  bills,
  fleet,
  maintenanceWindows,
  problems,
  settledReports,
  incidents,
  shopMessages,
  orderLanguages,
  searchNames,
  stationBays,
  reprintsCalledOff,
  drawings,
  designReviews,
  drawingPrices,
  workPairs,
  logins,
  openid,
  stockCodes,
  stockMinimums,
  vatRates,
  formerParcels,
  movementsByStation,
  shellFacts,
  agreedTerms,
  wishes,
  nicknames,
  pairRooms,
];
