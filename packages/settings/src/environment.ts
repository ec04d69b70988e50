import {
  type MapTilesConfig,
  type OpenidProviderConfig,
  type PayoutConfig,
  type PlatformConfig,
  type S3Config,
  StartError,
} from '@cpc/api';
import { isValidIBAN } from 'ibantools';
import { resolve } from 'node:path';
import * as z from 'zod';
import {
  areHosts,
  areCountries,
  areReleaseKeys,
  isCurrency,
  isOrigin,
  isTileUrl,
  isVapidKey,
  listOf,
} from './environment-checks.ts';
import { DRAWING_VARIABLES, drawingProblems, type DrawingSettings, drawingsOf } from './drawings-of.ts';
import { openidProblems, openidProviders } from './openid-of.ts';
import { amountRuleOf, bankDataKeysOf, DEVELOPMENT_KEY, isAmountRule, isKeyList } from './payout-checks.ts';
import { MAIL_VARIABLES, mailOf, type MailSettings } from './mail-of.ts';
import { must, text, whole, wholeNumber } from './variables.ts';

/** The operator's settings, validated. They are listed in docs/CONFIGURATION.md. */
export interface Settings {
  readonly production: boolean;
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  /** Where Prometheus reads the metrics, apart from the product's own address; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The bucket of the stored files; undefined: a folder in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Absent: http://localhost:<port>. */
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly requestsPerMinute: number;
  /** Bytes of pictures and designs from one address within an hour. */
  readonly bytesPerAddress: number;
  /** Bytes kept free on each disk. Undefined: 1 GB or 5 % of the disk, whichever is smaller. */
  readonly reserveBytes: number | undefined;
  readonly addressLimitsFactor: number;
  readonly unpaidPieces: {
    readonly customer: number;
    readonly address: number;
    readonly customerShare: number;
    readonly addressShare: number;
  };
  readonly guestCouponUses: number;
  /** For the whole shop; each message costs money. */
  readonly textsPerHour: number;
  readonly logLevel: string;
  /** The time between a stop signal and the stop, during which `/ready` answers 503. */
  readonly drainSeconds: number;
  /** Nobody pays online: customers pay at the counter, or by voucher. */
  readonly counterOnly: boolean;
  /** Undefined: the built-in stand-in. */
  readonly paypal:
    | { readonly live: boolean; readonly clientId: string; readonly clientSecret: string; readonly webhookId: string }
    | undefined;
  /** The stand-in as a separate process, so that several servers share one provider. */
  readonly paypalStandin: { readonly url: string; readonly clientSecret: string } | undefined;
  /** Undefined: no vouchers are accepted; a demo uses the built-in stand-in. */
  readonly douyin: { readonly clientKey: string; readonly clientSecret: string } | undefined;
  /** Undefined: no text messages are sent; a demo uses the built-in stand-in. */
  readonly twilio:
    | { readonly apiUrl: string; readonly accountSid: string; readonly authToken: string; readonly from: string }
    | undefined;
  /** Undefined: no e-mails are sent; a demo uses the built-in stand-in. */
  readonly mail: MailSettings | undefined;
  readonly notifications: {
    /** Hosts of the push services that messages are sent to; an empty list turns notifications off. */
    readonly services: readonly string[];
    /** The contact for push services; undefined: the public address. */
    readonly contact: string | undefined;
    /** Undefined: one is generated and stored in the database. */
    readonly privateKey: string | undefined;
  };
  /** The platform's share of a sale, in thousandths, if nothing else was agreed with a partner. */
  readonly commissionPermille: number;
  /** Up to how many stations a shop may add itself, if its operator has set no other number. */
  readonly maxShopStations: number;
  readonly payouts: PayoutConfig;
  /** ISO 4217: of new stations, if nothing else is said. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2: where parcels are sent; empty for everywhere. */
  readonly countries: readonly string[];
  /** Who issues the monthly bills of shops. */
  readonly platform: PlatformConfig;
  /** Where map tiles come from; undefined: maps show the outlines of countries. */
  readonly mapTiles: MapTilesConfig | undefined;
  readonly drawings: DrawingSettings;
  /** The OpenID Connect providers that customers may log in with. */
  readonly openid: readonly OpenidProviderConfig[];
  /** Ed25519, SPKI in base64url: what may sign a version of the station agent. */
  readonly releaseKeys: readonly string[];
  readonly demo: { readonly enrolCode: string | undefined; readonly partnerPassword: string | undefined } | undefined;
}

/** Wrong variables, each with the expected value. */
export class EnvironmentError extends StartError {
  /** Each begins with the name of its variable. */
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee docs/CONFIGURATION.md.`,
    );
    this.problems = problems;
  }
}

const flag = z
  .enum(['0', '1'], must('0 or 1'))
  .transform((value) => value === '1')
  .optional();
const code = (shortest: number) =>
  z
    .string()
    .min(shortest, must(`at least ${shortest} characters`))
    .max(80, must('at most 80 characters'))
    .optional();

/** Not validated as a WHATWG URL: an address with a Unix socket has no host. */
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, must('an address like postgres://user:password@host/database'))
  .optional();

const origin = z.string().refine(isOrigin, must('an address like https://shop.example, without a path')).optional();

/** The push services of Chrome, Firefox, Edge and Safari. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
].join(',');

export const VARIABLES = {
  ENV_FILE: text,
  NODE_ENV: z
    .enum(['development', 'test', 'production'], must('development, test or production'))
    .default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: wholeNumber(0, 65_535, 8080),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: whole(1, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl,
  S3_ENDPOINT: origin,
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      must('the name of a bucket: 3 to 63 small letters, digits, dots and hyphens'),
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,60}$/, must('a name like eu-central-1'))
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PUBLIC_URL: origin,
  TRUSTED_PROXIES: z.string().default(''),
  REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000, 3_000),
  MEGABYTES_PER_ADDRESS: wholeNumber(1, 1_000_000, 500),
  RESERVE_MEGABYTES: whole(0, 1_000_000).optional(),
  ADDRESS_LIMITS_FACTOR: wholeNumber(1, 1_000, 1),
  UNPAID_PIECES: wholeNumber(1, 1_000_000, 20),
  UNPAID_PIECES_PER_ADDRESS: wholeNumber(1, 1_000_000, 60),
  UNPAID_SHARE: wholeNumber(1, 100, 50),
  UNPAID_SHARE_PER_ADDRESS: wholeNumber(1, 100, 75),
  GUEST_COUPON_USES: wholeNumber(0, 1_000_000, 3),
  TEXTS_PER_HOUR: wholeNumber(1, 1_000_000, 200),
  DRAIN_SECONDS: wholeNumber(0, 60, 0),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], must('debug, info, warn, error or silent'))
    .default('warn'),
  PAYPAL_ENVIRONMENT: z.enum(['live', 'sandbox', 'none'], must('live, sandbox or none')).optional(),
  PAYPAL_CLIENT_ID: text,
  PAYPAL_CLIENT_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_STANDIN_URL: z
    .string()
    .regex(/^http:\/\/\S+$/, must('an address like http://127.0.0.1:9000/demo-paypal'))
    .optional(),
  PAYPAL_STANDIN_SECRET: text,
  DOUYIN_CLIENT_KEY: text,
  DOUYIN_CLIENT_SECRET: text,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^[\w-]{1,80}$/, must('an account SID like AC…'))
    .optional(),
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{2,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
      must('a number like +15005550006, a sender’s name, or MG…'),
    )
    .optional(),
  TWILIO_API_URL: z
    .string()
    .regex(/^https:\/\/[^\s/]\S*[^\s/]$/, must('an https address without a slash at the end'))
    .default('https://api.twilio.com'),
  ...MAIL_VARIABLES,
  PUSH_SERVICES: z
    .string()
    .refine(areHosts, must('host names separated by commas, like fcm.googleapis.com,*.push.apple.com, or none'))
    .default(PUSH_SERVICES),
  VAPID_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      must('an address like mailto:push@shop.example or https://shop.example'),
    )
    .optional(),
  VAPID_PRIVATE_KEY: z.string().refine(isVapidKey, must('a P-256 private key: 32 bytes in base64url')).optional(),
  COMMISSION_PERMILLE: wholeNumber(0, 1_000, 100),
  MAX_SHOP_STATIONS: wholeNumber(0, 1_000, 5),
  PAYMENT_DAYS: wholeNumber(1, 90, 14),
  BANK_DATA_KEYS: z
    .string()
    .refine(isKeyList, must('keys like 2026:<32 bytes in base64url>, separated by commas, each with another name'))
    .optional(),
  LEAST_WITHDRAWAL: z.string().refine(isAmountRule, must('whole units like 10,JPY:1000')).default('10'),
  FOUR_EYES_ABOVE: z
    .string()
    .refine((value) => value === 'none' || isAmountRule(value), must('whole units like 1000,JPY:150000, or none'))
    .default('1000'),
  PAYOUT_NAME: z.string().max(70, must('at most 70 characters')).optional(),
  PAYOUT_IBAN: z
    .string()
    .transform((value) => value.replaceAll(' ', ''))
    .refine((value) => isValidIBAN(value), must('an IBAN'))
    .optional(),
  PAYOUT_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, must('a BIC of 8 or 11 letters and digits'))
    .optional(),
  CURRENCY: z.string().refine(isCurrency, must('an ISO 4217 code like EUR')).default('EUR'),
  COUNTRIES: z.string().refine(areCountries, must('codes of countries separated by commas, like DE,AT')).default(''),
  PLATFORM_NAME: z.string().max(120, must('at most 120 characters')).default('Custom Phone Case'),
  PLATFORM_ADDRESS: z.string().max(300, must('at most 300 characters')).default(''),
  PLATFORM_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, must('two capital letters like DE'))
    .optional(),
  PLATFORM_VAT_ID: z.string().max(30, must('at most 30 characters')).default(''),
  PLATFORM_REGISTRATION: z.string().max(60, must('at most 60 characters')).default(''),
  PLATFORM_EMAIL: z.email(must('an e-mail address')).optional(),
  MAP_TILES_URL: z.string().refine(isTileUrl, must('an http or https address with {z}, {x} and {y}')).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200, must('at most 200 characters')).optional(),
  MAP_TILES_MAX_ZOOM: wholeNumber(1, 22, 19),
  ...DRAWING_VARIABLES,
  OPENID_PROVIDERS: openidProviders,
  RELEASE_KEYS: z
    .string()
    .refine(areReleaseKeys, must('public keys as `npm run release -- keys` prints them, separated by commas'))
    .default(''),
  DEMO: flag,
  DEMO_ENROL_CODE: code(8),
  DEMO_PARTNER_PASSWORD: code(8),
};
const schema = z.object(VARIABLES);
type Variables = z.infer<typeof schema>;

/**
 * Reads the environment. A variable that is set but empty counts as not set.
 * @throws EnvironmentError naming every wrong variable and its expected value (OP-02)
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Settings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (!result.success)
    throw new EnvironmentError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const problems = contradictions(result.data);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return settingsOf(result.data);
}

function contradictions(variables: Variables): string[] {
  const production = variables.NODE_ENV === 'production';
  const payment = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const missing = payment.filter((name) => variables[name] === undefined);
  const begun = missing.length < payment.length;
  const counterOnly = variables.PAYPAL_ENVIRONMENT === 'none';
  return [
    ...(counterOnly && (begun || variables.PAYPAL_STANDIN_URL !== undefined)
      ? ['PAYPAL_ENVIRONMENT must be live or sandbox with other PAYPAL_ variables']
      : []),
    ...((begun || production) && !counterOnly
      ? missing.map(
          (name) => `${name} must be set${production ? ' in production' : ' with the other PAYPAL_ variables'}`,
        )
      : []),
    // In the sandbox anybody can pay with play money, so production must name its environment explicitly.
    ...(production && variables.PAYPAL_ENVIRONMENT === undefined
      ? ['PAYPAL_ENVIRONMENT must be set in production, to live, sandbox or none']
      : []),
    ...(production && variables.PAYPAL_STANDIN_URL !== undefined
      ? ['PAYPAL_STANDIN_URL must be empty in production']
      : []),
    ...((variables.PAYPAL_STANDIN_URL === undefined) === (variables.PAYPAL_STANDIN_SECRET === undefined)
      ? []
      : ['PAYPAL_STANDIN_SECRET must be set with PAYPAL_STANDIN_URL']),
    ...((variables.DOUYIN_CLIENT_KEY === undefined) === (variables.DOUYIN_CLIENT_SECRET === undefined)
      ? []
      : ['DOUYIN_CLIENT_SECRET must be set with DOUYIN_CLIENT_KEY']),
    ...belongTogether(variables, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']),
    ...belongTogether(variables, ['MAIL_URL', 'MAIL_FROM']),
    ...belongTogether(variables, S3_VARIABLES),
    ...belongTogether(variables, ['PAYOUT_NAME', 'PAYOUT_IBAN']),
    ...belongTogether(variables, ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION']),
    ...drawingProblems(variables, production),
    ...openidProblems(variables.OPENID_PROVIDERS, production),
    ...(production && variables.DEMO ? ['DEMO must be 0 in production'] : []),
    ...(production && !variables.PUBLIC_URL?.startsWith('https:')
      ? ['PUBLIC_URL must be an https address in production']
      : []),
  ];
}

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reports a problem unless all or none of these are set. */
function belongTogether(variables: Variables, names: readonly (keyof Variables)[]): string[] {
  const missing = names.filter((name) => variables[name] === undefined);
  if (missing.length === names.length) return [];
  return missing.map((name) => `${name} must be set with ${names.filter((other) => other !== name).join(' and ')}`);
}

function mapTilesOf(variables: Variables): MapTilesConfig | undefined {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, MAP_TILES_MAX_ZOOM: maxZoom } = variables;
  return url === undefined || attribution === undefined ? undefined : { url, attribution, maxZoom };
}

function settingsOf(variables: Variables): Settings {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = variables;
  return {
    production: variables.NODE_ENV === 'production',
    host: variables.HOST,
    port: variables.PORT,
    metrics:
      variables.METRICS_PORT === undefined ? undefined : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    s3: s3Of(variables),
    publicUrl: variables.PUBLIC_URL?.replace(/\/$/, ''),
    trustedProxies: listOf(variables.TRUSTED_PROXIES),
    requestsPerMinute: variables.REQUESTS_PER_MINUTE,
    bytesPerAddress: variables.MEGABYTES_PER_ADDRESS * 1_000_000,
    reserveBytes: variables.RESERVE_MEGABYTES === undefined ? undefined : variables.RESERVE_MEGABYTES * 1_000_000,
    addressLimitsFactor: variables.ADDRESS_LIMITS_FACTOR,
    unpaidPieces: {
      customer: variables.UNPAID_PIECES,
      address: variables.UNPAID_PIECES_PER_ADDRESS,
      customerShare: variables.UNPAID_SHARE / 100,
      addressShare: variables.UNPAID_SHARE_PER_ADDRESS / 100,
    },
    guestCouponUses: variables.GUEST_COUPON_USES,
    textsPerHour: variables.TEXTS_PER_HOUR,
    logLevel: variables.LOG_LEVEL,
    drainSeconds: variables.DRAIN_SECONDS,
    counterOnly: variables.PAYPAL_ENVIRONMENT === 'none',
    paypal:
      clientId === undefined || clientSecret === undefined || webhookId === undefined
        ? undefined
        : { live: variables.PAYPAL_ENVIRONMENT === 'live', clientId, clientSecret, webhookId },
    paypalStandin:
      variables.PAYPAL_STANDIN_URL === undefined || variables.PAYPAL_STANDIN_SECRET === undefined
        ? undefined
        : { url: variables.PAYPAL_STANDIN_URL, clientSecret: variables.PAYPAL_STANDIN_SECRET },
    douyin:
      variables.DOUYIN_CLIENT_KEY === undefined || variables.DOUYIN_CLIENT_SECRET === undefined
        ? undefined
        : { clientKey: variables.DOUYIN_CLIENT_KEY, clientSecret: variables.DOUYIN_CLIENT_SECRET },
    twilio: twilioOf(variables),
    mail: mailOf(variables),
    notifications: {
      services: listOf(variables.PUSH_SERVICES).filter((host) => host !== 'none'),
      contact: variables.VAPID_CONTACT,
      privateKey: variables.VAPID_PRIVATE_KEY,
    },
    commissionPermille: variables.COMMISSION_PERMILLE,
    maxShopStations: variables.MAX_SHOP_STATIONS,
    payouts: payoutsOf(variables),
    currency: variables.CURRENCY,
    countries: listOf(variables.COUNTRIES),
    platform: {
      name: variables.PLATFORM_NAME,
      address: variables.PLATFORM_ADDRESS,
      country: variables.PLATFORM_COUNTRY ?? '',
      vatId: variables.PLATFORM_VAT_ID,
      registration: variables.PLATFORM_REGISTRATION,
      email: variables.PLATFORM_EMAIL ?? '',
    },
    mapTiles: mapTilesOf(variables),
    drawings: drawingsOf(variables),
    openid: variables.OPENID_PROVIDERS,
    releaseKeys: listOf(variables.RELEASE_KEYS),
    demo: variables.DEMO
      ? { enrolCode: variables.DEMO_ENROL_CODE, partnerPassword: variables.DEMO_PARTNER_PASSWORD }
      : undefined,
  };
}

function s3Of(variables: Variables): Settings['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (endpoint === undefined || bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey };
}

function twilioOf(variables: Variables): Settings['twilio'] {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = variables;
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined;
  return { apiUrl: variables.TWILIO_API_URL, accountSid, authToken, from };
}

function payoutsOf(variables: Variables): PayoutConfig {
  const { BANK_DATA_KEYS: keys, PAYOUT_NAME: name, PAYOUT_IBAN: iban, PAYOUT_BIC: bic } = variables;
  // Without a key, production keeps no bank data at all; a key that everybody knows would be worse than none.
  const spare = variables.NODE_ENV === 'production' ? [] : [DEVELOPMENT_KEY];
  const four = variables.FOUR_EYES_ABOVE;
  return {
    keys: keys === undefined ? spare : bankDataKeysOf(keys),
    least: amountRuleOf(variables.LEAST_WITHDRAWAL),
    fourEyesAbove: four === 'none' ? undefined : amountRuleOf(four),
    paymentDays: variables.PAYMENT_DAYS,
    ownAccount: name === undefined || iban === undefined ? undefined : { name, iban, bic },
  };
}
