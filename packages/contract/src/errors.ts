import { keysOf } from '@cpc/domain';

/**
 * Every error that a call can answer with, once. `code` is in the envelope. `http` is set for transport faults, which
 * answer with a true HTTP status (AP-04); handled outcomes answer 200. The text for people is `error.<name>` in the
 * language catalogues.
 */
export const ERRORS = {
  // the session (SN-05): the client goes to the login page
  verificationFailed: { code: 401, http: 401 },
  tokenExpired: { code: 401, http: 401 },
  tokenInvalid: { code: 401, http: 401 },
  userInfoMissing: { code: 401, http: 401 },
  forbidden: { code: 403, http: 403 },
  dutyMissing: { code: 403, http: 403 },
  accountMissing: { code: 1001 },

  // the request
  malformed: { code: 400, http: 400 },
  unknownAction: { code: 404, http: 404 },
  tooLarge: { code: 413, http: 413 },
  unsupportedMedia: { code: 415, http: 415 },
  tooManyRequests: { code: 429, http: 429 },
  internal: { code: 500, http: 500 },
  unavailable: { code: 503, http: 503 },
  invalidInput: { code: 1000 },
  notFound: { code: 1004 },
  conflict: { code: 1009 },

  // people
  phoneIncorrect: { code: 1101 },
  passwordRequired: { code: 1102 },
  passwordTooShort: { code: 1103 },
  loginWrong: { code: 1104 },
  phoneCodeWrong: { code: 1106 },
  phoneCodeNotSent: { code: 1107 },
  phoneCodesOff: { code: 1108 },
  usernameTaken: { code: 1111 },
  usernameIncorrect: { code: 1112 },
  invitationWrong: { code: 1113 },
  ownPasswordWrong: { code: 1114 },
  lastOwner: { code: 1115 },
  personElsewhere: { code: 1116 },
  passwordMissing: { code: 1920 },
  openidUnknown: { code: 1921 },
  openidFailed: { code: 1922 },
  openidRefused: { code: 1923 },
  openidAway: { code: 1924 },
  openidTaken: { code: 1925 },
  openidLast: { code: 1926 },
  openidOther: { code: 1927 },

  // stations
  deviceMissing: { code: 1201 },
  stationResting: { code: 1202 },
  stationMaintenance: { code: 1203 },
  stationFault: { code: 1204 },
  stationOffline: { code: 1205 },
  enrolCodeWrong: { code: 1206 },
  leaseLost: { code: 1207 },
  printSettingsClash: { code: 1208 },
  printFormatUnsupported: { code: 1209 },
  calibrationClash: { code: 1210 },
  decidedAlready: { code: 1211 },
  profileUnusable: { code: 1212 },
  scanNeeded: { code: 1213 },
  displayCodeWrong: { code: 1214 },

  // choosing and designing
  notInStock: { code: 1301 },
  shellNotChosen: { code: 1302 },
  colourNotChosen: { code: 1303 },
  designEmpty: { code: 1304 },
  designInvalid: { code: 1305 },
  notImage: { code: 1306 },
  uploadFailed: { code: 1307 },
  imageTooLarge: { code: 1308 },
  imageBroken: { code: 1309 },
  designUnprintable: { code: 1310 },
  spaceFull: { code: 1311 },
  designTooComplex: { code: 1312 },
  sizeNotChosen: { code: 1928 },

  // drawing from words
  promptEmpty: { code: 1899 },
  promptTooLong: { code: 1900 },
  drawingsOff: { code: 1901 },
  restyleOff: { code: 1902 },
  drawingsUsedUp: { code: 1903 },
  drawingsOfStationUsedUp: { code: 1904 },
  tooManyDrawings: { code: 1905 },
  drawingExpired: { code: 1906 },

  // orders and money
  orderClosed: { code: 1401 },
  holdExpired: { code: 1403 },
  providerAway: { code: 1407 },
  payAtCounter: { code: 1408 },
  keyReused: { code: 1409 },
  cannotCancel: { code: 1410 },
  tooManyUnpaid: { code: 1411 },
  amountDivided: { code: 1412 },
  tooManyOfThese: { code: 1413 },
  tooManyFree: { code: 1414 },
  orderDesignGone: { code: 1415 },

  // coupons and the counter
  couponUnknown: { code: 1421 },
  couponNotNow: { code: 1422 },
  couponNotHere: { code: 1423 },
  couponNotForThese: { code: 1424 },
  couponUsedUp: { code: 1425 },
  couponUsedByYou: { code: 1426 },
  couponNeedsAccount: { code: 1427 },
  counterCodeWrong: { code: 1431 },
  /** What the customer reads, and what the shop reads. */
  cashStopped: { code: 1435 },
  owesTooMuch: { code: 1436 },
  tillOpen: { code: 1432 },
  tillClosed: { code: 1433 },
  tillTooLittle: { code: 1434 },

  // addresses and sending
  fieldEmpty: { code: 1601 },
  fieldIncorrect: { code: 1602 },
  addressBookFull: { code: 1603 },
  deliveryUnavailable: { code: 1604 },
  notAllPrinted: { code: 1605 },
  notShipped: { code: 1606 },

  // vouchers
  voucherUnknown: { code: 1611 },
  voucherUsed: { code: 1612 },
  voucherUnsuitable: { code: 1613 },
  vouchersUnavailable: { code: 1614 },

  // notifications
  notificationsOff: { code: 1701 },
  pushUnsuitable: { code: 1702 },
  mailsOff: { code: 1703 },
  /** A mailbox was given too often, by anybody (NT-04). */
  tooManyMails: { code: 1704 },

  // withdrawals and payouts
  bankDataOff: { code: 1810 },
  ibanIncorrect: { code: 1811 },
  bicIncorrect: { code: 1812 },
  bankDataMissing: { code: 1813 },
  balanceTooSmall: { code: 1814 },
  withdrawalTooSmall: { code: 1815 },
  ownMoney: { code: 1816 },
  sameOperator: { code: 1817 },
  nothingToPay: { code: 1818 },
  debtorMissing: { code: 1819 },
  /** It replaced another one less than a day ago (PA-04.5). */
  bankAccountNew: { code: 1949 },
  tiedOperators: { code: 1947 },
  shopSuspended: { code: 1948 },
  // what a shop does with an order
  refundTooMuch: { code: 1440 },
  refundedAlready: { code: 1441 },
  nothingPaid: { code: 1442 },
  voucherWhole: { code: 1443 },
  notReprintable: { code: 1444 },
  claimDecided: { code: 1445 },
  claimTooMuch: { code: 1446 },
  // what a shop and a station are
  timeZoneMissing: { code: 1820 },
  hoursOverlap: { code: 1821 },
  holidaysOverlap: { code: 1822 },
  holidayBackwards: { code: 1823 },
  stationPrints: { code: 1824 },
  stationHasOrders: { code: 1825 },
  tooManyStations: { code: 1826 },
  // prices, coupons and promoters of shops
  priceChanged: { code: 1830 },
  priceCurrency: { code: 1831 },
  validityOver: { code: 1832 },
  couponCodeTaken: { code: 1833 },
  moreThanOwed: { code: 1834 },

  // moving
  cannotMove: { code: 1450 },

  // the platform
  lastOperator: { code: 1840 },
  countryUnserved: { code: 1841 },
  // reports
  invalidDate: { code: 1850 },
  datesReversed: { code: 1851 },
  rangeTooLong: { code: 1852 },
  zoneUnknown: { code: 1853 },

  // pickup
  pickupCodeWrong: { code: 1501 },
  pickupLocked: { code: 1502 },
  pickupNotReady: { code: 1503 },
  notUnclaimed: { code: 1504 },

  // problems and reports
  notReportable: { code: 1870 },
  problemOpen: { code: 1871 },
  problemDecided: { code: 1872 },
  problemChanged: { code: 1873 },
  shareWithdrawn: { code: 1876 },
  designWithdrawn: { code: 1877 },
  ordersUnfinished: { code: 1878 },
  cannotReopen: { code: 1879 },

  // bays
  bayMissing: { code: 1884 },
  bayFull: { code: 1885 },
  bayInUse: { code: 1886 },
  bayRepeated: { code: 1887 },
  // the fleet
  releaseUnsigned: { code: 1860 },
  releaseDamaged: { code: 1861 },
  releaseExists: { code: 1862 },
  releaseKeyMissing: { code: 1863 },
  windowOverlaps: { code: 1864 },
  windowPast: { code: 1865 },
  windowTooLong: { code: 1866 },
  logAskedAlready: { code: 1867 },
  careAskedAlready: { code: 1868 },

  // stock
  codeTaught: { code: 1890 },
  deliveryChanged: { code: 1891 },
  wishNeedsContact: { code: 1930 },
  tooManyWishes: { code: 1931 },
  wishIsHere: { code: 1945 },
  wishJustTold: { code: 1946 },

  // acts of a shop on an order
  notInBay: { code: 1892 },
  reprintNotWaiting: { code: 1897 },
  reprintMoved: { code: 1898 },
  /** The customer agreed to a version of the terms that holds no longer. */
  termsChanged: { code: 1929 },
  // what the display calls a customer
  nicknameUnfit: { code: 1936 },
  nicknameRefused: { code: 1937 },
  orderOver: { code: 1938 },
  // pairs over two phones
  roomFull: { code: 1939 },
  roomUnfit: { code: 1940 },
  // designs that a shop looks at
  reviewedAlready: { code: 1910 },

  /** It is solved already, or it began anew under another kind. */
  incidentGone: { code: 1880 },
} as const satisfies Record<string, { code: number; http?: number }>;

export type ErrorName = keyof typeof ERRORS;

/** The errors with a code. */
export const namesOfCode = (code: number): readonly ErrorName[] =>
  keysOf(ERRORS).filter((name) => ERRORS[name].code === code);

/** An outcome that is reported to the caller. Any other thrown error is a bug and answers `internal`. */
export class CallError extends Error {
  readonly error: ErrorName;
  /** Names and numbers for the translated message, and the field it is about. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Further data for the caller, such as findings; sent in `data` unchanged. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    error: ErrorName,
    details: Readonly<Record<string, string | number>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(error);
    this.name = 'CallError';
    this.error = error;
    this.details = details;
    this.more = more;
  }
}
