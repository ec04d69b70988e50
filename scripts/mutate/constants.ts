/** The constants that the specification and the rules name: numbers, codes, addresses and words. */
import { inFile, literals, type Mutant } from './mutant.ts';

const LOADING = inFile('packages/appkit/src/page/load-page.ts', 'packages/appkit/src/page/load-page.test.ts', [
  ['RT-14', 'LOADING_VIEW_AFTER_MS = 200', 'LOADING_VIEW_AFTER_MS = 190'],
  ['RT-14', 'LOADING_VIEW_AFTER_MS = 200', 'LOADING_VIEW_AFTER_MS = 5_000'],
  ['RT-14', 'PAGE_TIMEOUT_MS = 60_000', 'PAGE_TIMEOUT_MS = 6_000'],
  ['RT-14', 'PAGE_TIMEOUT_MS = 60_000', 'PAGE_TIMEOUT_MS = 61_000'],
  ['RT-14', 'CHUNK_TIMEOUT_MS = 120_000', 'CHUNK_TIMEOUT_MS = 100_000'],
  ['RT-14', 'CHUNK_TIMEOUT_MS = 120_000', 'CHUNK_TIMEOUT_MS = 121_000'],
]);

const ADDRESSES = literals(
  'apps/web/src/core/paths.ts',
  'apps/web/src/core/paths.test.ts',
  [
    ['RT-01', '/pages/login/select_login'],
    ['RT-02', '/pages/login/login'],
    ['RT-03', '/pages/index/allSelect'],
    ['RT-04', '/pages/index/mall'],
    ['RT-05', '/pages/index/index_phone'],
    ['RT-05', '/pages/index/index_design'],
    ['RT-06', '/pages/index/detailsphone'],
    ['RT-07', '/pages/index/custom-size'],
    ['RT-07', '/pages/index/custom-new-size'],
    ['RT-08', '/pages/mall/lineUp'],
    ['RT-09', '/pages/mall/agreement'],
    ['RT-10', '/pages/mine/goodsordersize'],
    ['RT-10', '/pages/mine/order'],
    ['RT-10', '/pages/mine/orderList'],
    ['RT-10', '/pages/mine/orderDetail'],
    ['RT-11', '/pages/mine/addAddress'],
    ['RT-11', '/pages/mine/pay_paypal'],
    ['RT-11', '/pages/mine/pay_success'],
    ['RT-11', '/pages/mine/pay_fail'],
    ['RT-11', '/pages/mine/cashier'],
    ['RT-12', '/pages/mine/works'],
    ['RT-12', '/pages/mine/collection'],
    ['RT-12', '/pages/index/ai_painting'],
    ['RT-12', '/pages/mine/shopping_list'],
    ['RT-13', '/choose-location'],
    ['RT-13', '/open-location'],
  ].map(([rule = '', path = '']) => [rule, `'${path}'`, `${path} is`] as const),
);

const LAUNCH = [
  ...inFile('apps/web/src/app/launch.ts', 'apps/web/src/app/launch.test.ts', [['LN-01', "?? 'en-US'", "?? 'zh-Hans'"]]),
  ...inFile('packages/ui/src/controls/toast-time.ts', 'packages/ui/src/controls/toast-time.test.ts', [
    ['LN-05', 'STAY_MS = 2_000', 'STAY_MS = 20_000'],
    ['LN-05', 'STAY_MS = 2_000', 'STAY_MS = 1_900'],
  ]),
  ...inFile('apps/web/src/app/offline-notice.tsx', 'apps/web/src/app/offline-notice.test.ts', [
    ['LN-05', "type === 'none'", "type === 'unknown'"],
  ]),
];

const LANGUAGES = [
  ...inFile('packages/i18n/src/locales.ts', 'packages/i18n/src/locales.test.ts', [
    ['LG-03', "DEFAULT_LOCALE: Locale = 'en-US'", "DEFAULT_LOCALE: Locale = 'zh-Hans'"],
  ]),
  ...inFile('packages/i18n/src/locale-codes.ts', 'packages/i18n/src/locales.test.ts', [
    ['LG-01', "ch: 'zh-Hans'", "ch: 'zh-Hant'", ' ch stands'],
    ['LG-01', " zh: 'zh-Hans'", " zh: 'zh-Hant'", ' zh stands'],
    ['LG-01', " it: 'it',", " it: 'de',", ' it stands'],
    ['LG-01', "tc: 'zh-Hant'", "tc: 'zh-Hans'", ' tc stands'],
    ['LG-01', "pt: 'po-po'", "pt: 'pl-pl'"],
    ['LG-01', "da: 'dm-dm'", "da: 'de-de'"],
    ['LG-01', "bn: 'bd-bd'", "bn: 'hi-hi'"],
    ['LG-01', "fi: 'fl-fl'", "fi: 'fr-fr'"],
    ['LG-01', "uk: 'ua-ua'", "uk: 'ur-ur'"],
    ['LG-01', "sl: 'sl-sl'", "sl: 'sk-sk'"],
  ]),
  ...literals(
    'packages/i18n/src/locale-codes.ts',
    'packages/i18n/src/locales.test.ts',
    [
      'it-it',
      'ja-ja',
      'fr-fr',
      'de-de',
      'es-es',
      'ko-ko',
      'pl-pl',
      'ru-ru',
      'ar-ar',
      'hun-hun',
      'nl-nl',
      'th-th',
      'tur-tur',
      'vn-vn',
      'gr-gr',
    ].map((code) => ['LG-01', `: '${code}'`, `code ${code} stands`] as const),
  ),
];

const SESSION = [
  ...inFile('apps/web/src/core/session-store.ts', 'apps/web/src/core/session-store.test.ts', [
    ['SN-01', 'LOGIN_VALID_MS = 24 * 60 * 60_000', 'LOGIN_VALID_MS = 240 * 60 * 60_000'],
    ['SN-01', 'LOGIN_VALID_MS = 24 * 60 * 60_000', 'LOGIN_VALID_MS = 23 * 60 * 60_000'],
  ]),
  ...inFile('packages/api/src/records/accounts/sessions.ts', 'packages/api/src/modules/accounts/accounts.test.ts', [
    ['SN-01', 'SESSION_MS = 24 * HOUR_MS', 'SESSION_MS = 240 * HOUR_MS', 'ends 24 hours'],
  ]),
  ...inFile('packages/appkit/src/device/storage.ts', 'apps/web/src/core/session-store.test.ts', [
    ['SN-04', "STORAGE_PREFIX = 'HL_'", "STORAGE_PREFIX = 'CPC_'"],
  ]),
  ...inFile('packages/contract/src/errors.ts', 'apps/web/src/core/client.test.ts', [
    ['SN-05', 'accountMissing: { code: 1001 }', 'accountMissing: { code: 1002 }'],
  ]),
  ...inFile('packages/api/src/records/accounts/login-limits.ts', 'packages/api/src/modules/accounts/accounts.test.ts', [
    ['SE-02', 'CUSTOMER_LOGINS: LoginLimits = { both: 5', 'CUSTOMER_LOGINS: LoginLimits = { both: 6', 'five passwords'],
  ]),
  ...inFile('packages/api/src/records/accounts/attempts.ts', 'packages/api/src/modules/accounts/accounts.test.ts', [
    ['SE-02', '\nconst WINDOW_MS = 15 * 60_000', '\nconst WINDOW_MS = 16 * 60_000', 'five passwords'],
    ['SE-02', '\nconst WINDOW_MS = 15 * 60_000', '\nconst WINDOW_MS = 14 * 60_000', 'five passwords'],
  ]),
];

const CALLS = [
  ...inFile('packages/client/src/ports.ts', 'packages/client/src/client.test.ts', [
    ['AP-05', 'TIMEOUT_MS = 600_000', 'TIMEOUT_MS = 20_000', '600000 ms'],
    ['AP-05', 'TIMEOUT_MS = 600_000', 'TIMEOUT_MS = 660_000', '600000 ms'],
  ]),
  ...inFile('packages/client/src/client-error.ts', 'packages/client/src/client.test.ts', [
    ['AP-05', 'networkAbnormal: { code: 0', 'networkAbnormal: { code: 2', 'a failed connection is code 0'],
    ['AP-05', 'networkTimeout: { code: 1', 'networkTimeout: { code: 2', 'a failed connection is code 0'],
    ['AP-05', 'unauthorised: { code: 401', 'unauthorised: { code: 403', 'a 401 without a body'],
    ['AP-05', 'noResponse: { code: 900', 'noResponse: { code: 901', 'without an envelope'],
    ['AP-05', 'readonly status = false', 'readonly status = true', 'without an envelope'],
  ]),
  ...literals('packages/client/src/client-error.ts', 'packages/client/src/client.test.ts', [
    ['AP-05', "'Abnormal network connection'", 'a failed connection is code 0'],
    ['AP-05', "'Network connection timeout'", 'a failed connection is code 0'],
    ['AP-05', "'The requested service is not authorized'", 'a 401 without a body'],
    ['AP-05', "'The server did not respond to the result'", 'without an envelope'],
  ]),
  ...literals('packages/client/src/exchange.ts', 'packages/client/src/client.test.ts', [
    ['AP-03', 'pageNum:', 'page of a list'],
  ]),
  ...inFile('packages/contract/src/default-typeface.ts', 'packages/client/src/client.test.ts', [
    ['CT-07', 'id: 0', 'id: 1'],
    ['CT-07', "key: 'source-han-sans'", "key: 'noto-sans'"],
    ['CT-07', "title: '思源黑体'", "title: 'Source Han Sans'"],
  ]),
  ...inFile('packages/domain/src/drawing.ts', 'packages/api/src/modules/drawings/drawings.test.ts', [
    ['AI-04', 'DRAWING_TIMEOUT_MS = 600_000', 'DRAWING_TIMEOUT_MS = 60_000', 'takes too long'],
  ]),
  ...inFile('packages/contract/src/upload-limits.ts', 'packages/contract/src/upload-limits.test.ts', [
    ['AP-06', 'bytes: 20 *', 'bytes: 21 *'],
    ['AP-06', 'pixels: 52_000_000', 'pixels: 52_010_000'],
    ['AP-06', 'side: 30_000', 'side: 30_001'],
    ['AP-06', 'aspect: 50 ', 'aspect: 51 '],
  ]),
];

const ORDERS = [
  ...inFile('packages/domain/src/order.ts', 'packages/domain/src/order.test.ts', [
    ['OR-01', 'unpaid: 0', 'unpaid: 6', 'code of unpaid'],
    ['OR-01', 'awaitingDelivery: 1', 'awaitingDelivery: 6', 'code of awaitingDelivery'],
    ['OR-01', 'delivering: 2', 'delivering: 6', 'code of delivering'],
    ['OR-01', 'finished: 3', 'finished: 6', 'code of finished'],
    ['OR-01', 'closed: 4', 'closed: 6', 'code of closed'],
    ['OR-01', 'invalid: 5', 'invalid: 6', 'code of invalid'],
  ]),
  ...inFile('packages/domain/src/order.ts', 'packages/api/src/modules/orders/unpaid-pieces.test.ts', [
    ['PY-06', '\nexport const HOLD_MS = 15 * 60_000', '\nexport const HOLD_MS = 45 * 60_000'],
    ['PY-06', 'UNBEGUN_HOLD_MS = 5 * 60_000', 'UNBEGUN_HOLD_MS = 6 * 60_000'],
  ]),
  ...literals('packages/contract/src/actions/addresses.ts', 'packages/contract/src/actions/addresses.test.ts', [
    ['OR-07', "\n  'recipient'", 'field recipient'],
    ['OR-07', "\n  'phone'", 'field phone'],
    ['OR-07', "\n  'country'", 'field country'],
    ['OR-07', "\n  'province'", 'field province'],
    ['OR-07', "\n  'city'", 'field city'],
    ['OR-07', "\n  'detail'", 'field detail'],
    ['OR-07', "\n  'postal_code'", 'field postal_code'],
    ['OR-07', "\n  'email'", 'field email'],
  ]),
  ...inFile('packages/domain/src/station.ts', 'packages/api/src/modules/orders/orders.test.ts', [
    ['SA-08', 'STATION_SILENT_MS = 60_000', 'STATION_SILENT_MS = 240_000'],
    ['SA-08', 'STATION_SILENT_MS = 60_000', 'STATION_SILENT_MS = 59_000'],
    ['QU-04', 'STATION_QUIET_MS = 30_000', 'STATION_QUIET_MS = 31_000'],
  ]),
  ...inFile('packages/domain/src/pickup.ts', 'packages/domain/src/pickup.test.ts', [
    ['QU-02', 'PICKUP_DIGITS = 6', 'PICKUP_DIGITS = 5'],
  ]),
  ...inFile('apps/partner/src/reports/days.ts', 'apps/partner/src/reports/days.test.ts', [
    ['PA-05', 'YEARS = 5', 'YEARS = 4'],
  ]),
];

const PRINTING = [
  ...inFile(
    'packages/design/src/preflight/checks/low-resolution.ts',
    'packages/design/src/preflight/preflight.test.ts',
    [
      ['PF-01', 'SOFT_DPI = 150', 'SOFT_DPI = 145', "'lowResolution'"],
      ['PF-01', 'SOFT_DPI = 150', 'SOFT_DPI = 155', "'lowResolution'"],
      ['PF-01', 'COARSE_DPI = 72', 'COARSE_DPI = 70', "'lowResolution'"],
      ['PF-01', 'COARSE_DPI = 72', 'COARSE_DPI = 75', "'lowResolution'"],
    ],
  ),
  ...inFile('packages/design/src/preflight/checks/small-text.ts', 'packages/design/src/preflight/preflight.test.ts', [
    ['PF-01', 'MIN_HEIGHT = 1.5', 'MIN_HEIGHT = 1.4', "'smallText'"],
    ['PF-01', 'MIN_HEIGHT = 1.5', 'MIN_HEIGHT = 1.6', "'smallText'"],
  ]),
  ...inFile('packages/design/src/preflight/scene/thin.ts', 'packages/design/src/preflight/preflight.test.ts', [
    ['PF-01', 'MIN_STROKE = 0.2', 'MIN_STROKE = 0.18', "'thin"],
    ['PF-01', 'MIN_STROKE = 0.2', 'MIN_STROKE = 0.22', "'thin"],
  ]),
  ...inFile('packages/design/src/print-settings.ts', 'packages/design/src/print-settings.test.ts', [
    ['SA-05', 'whiteChoke: mm(0.2)', 'whiteChoke: mm(0.3)'],
  ]),
];

const CATALOGUE = 'packages/i18n/locales/en-US';
const WORDS_TEST = 'packages/i18n/src/specified-texts.test.ts';

/** Messages of the specification, by the file, the rule and the key of each. */
const MESSAGES: readonly (readonly [file: string, rule: string, key: string, words: string])[] = [
  ['common', 'LN-05', 'common.offline', 'The network seems unstable'],
  ['common', 'AP-05', 'common.net.retry', 'Network timeout, please try again!'],
  ['common', 'RT-14', 'common.loading.failed', 'Loading failed'],
  ['common', 'RT-14', 'common.chunk.failed', 'Loading chunk failed'],
  ['credential', 'SN-06', 'error.phoneIncorrect', 'Incorrect phone number'],
  ['drawing', 'AI-01', 'drawing.failed', 'Drawing failed'],
  ['error', 'LN-07', 'error.deviceMissing', 'Device information does not exist'],
  ['error', 'QU-04', 'error.stationMaintenance', 'In maintenance'],
  ['error', 'QU-04', 'error.stationFault', 'Equipment failure'],
  ['error', 'AP-06', 'error.uploadFailed', 'Upload failed'],
  ['error', 'LN-07', 'error.scanNeeded', 'You must scan the code to use it'],
  ['order', 'OR-08', 'order.event.order.outOfStock', 'Temporarily out of stock, order cancelled'],
  ['order', 'PY-06', 'order.fail.failed', 'Payment failed'],
  ['picture', 'AP-06', 'error.notImage', 'Must be of image type'],
  ['picture', 'SK-01', 'error.notInStock', 'The equipment is not in stock'],
  ['studio', 'ED-05', 'studio.undo.first', 'already the first step'],
  ['studio', 'ED-05', 'studio.redo.last', 'already the next step'],
  ['tools', 'ED-03', 'studio.text.none', 'Sorry, please type or select text first'],
  ['tools', 'ED-03', 'studio.text.empty', "Sorry, you haven't entered anything yet"],
  ['tools', 'AI-02', 'studio.cutout.noPerson', 'Processing failed: no clear real person avatar in the picture'],
];
const EMPTY_FIELDS = [
  'Recipient',
  'Phone number',
  'Country',
  'Province',
  'City',
  'Detailed address',
  'Postal code',
  'Email',
];

const WORDS = [
  ...MESSAGES.flatMap(([file, rule, key, words]) =>
    literals(`${CATALOGUE}/${file}.json`, WORDS_TEST, [[rule, `"${key}": "${words}"`, `text ${key} is`]]),
  ),
  ...literals(
    `${CATALOGUE}/error.json`,
    WORDS_TEST,
    EMPTY_FIELDS.map((field) => ['OR-07', `{${field} cannot be empty}`, `missing ${field} is`] as const),
  ),
];

export const CONSTANTS: readonly Mutant[] = [
  ...LOADING,
  ...ADDRESSES,
  ...LAUNCH,
  ...LANGUAGES,
  ...SESSION,
  ...CALLS,
  ...ORDERS,
  ...PRINTING,
  ...WORDS,
];
