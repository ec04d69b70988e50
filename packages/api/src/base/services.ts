import type { AmountRule, DrawingPrices } from '@cpc/domain';
import type { Database } from './db/database.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { DiskReserve } from './ports/disk-reserve.ts';
import type { Events } from './ports/events.ts';
import type { Log } from './ports/log.ts';
import type { Mails } from './ports/mails.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Parts } from './ports/parts.ts';
import type { Passwords } from './ports/passwords.ts';
import type { Random } from './ports/random.ts';
import type { Readiness } from './ports/readiness.ts';
import type { TemporaryFiles } from './ports/temporary-files.ts';
import type { Texts } from './ports/texts.ts';
import type { SealingKey } from './sealing.ts';

/** The operator's configuration; apps/server reads it from the environment. */
export interface ApiConfig {
  /** The address of the product for customers, without a slash at the end. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Check every answer against the contract; on in tests and development. */
  readonly checkAnswers: boolean;
  /** The budget of one address per minute; an ordinary call costs 1. */
  readonly requestsPerMinute: number;
  /** Bytes of pictures and designs that one address may store within an hour. */
  readonly bytesPerAddress: number;
  /** A factor for the other limits of one address: guests, logins, codes, uploads, coupons, streams. */
  readonly addressLimitsFactor: number;
  /** The most pieces held by unpaid orders at one station: of one customer, and of all customers behind one address. */
  readonly unpaidPieces: {
    readonly customer: number;
    readonly address: number;
    /** Shares of the remaining pieces of one kind, from 0 to 1. */
    readonly customerShare: number;
    readonly addressShare: number;
  };
  /**
   * How often all guests behind one address may use a coupon in a day, if it is limited per account or covers
   * everything.
   */
  readonly guestCouponUses: number;
  /** The most text messages per hour in total: each one costs money. */
  readonly textsPerHour: number;
  /** Addresses or ranges of reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Undefined: nobody pays online (PY-10). */
  readonly paypal: PaypalConfig | undefined;
  /** The voucher platform; undefined if no vouchers are accepted. */
  readonly vouchers?: VoucherConfig | undefined;
  /** Web push; undefined if it is off. */
  readonly notifications?: NotificationsConfig | undefined;
  /** The platform's part of a sale, in thousandths, if no other value was agreed with the partner. */
  readonly commissionPermille: number;
  /** Up to how many stations a shop may add itself, if its operator has set no other number. */
  readonly maxShopStations: number;
  /** Where map tiles come from; undefined: maps show the outlines of countries (RT-13). */
  readonly mapTiles: MapTilesConfig | undefined;
  readonly drawings: DrawingsConfig;
  /** The OpenID Connect providers that customers may log in with. */
  readonly openid: readonly OpenidProviderConfig[];
  /** Ed25519, SPKI in base64url: what may sign a version of the station agent (OP-05). */
  readonly releaseKeys: readonly string[];
  readonly payouts: PayoutConfig;
  /** ISO 4217: of new stations, if nothing else is said. */
  readonly currency: string;
  /** ISO 3166-1 alpha-2: where parcels are sent; empty for everywhere. */
  readonly countries: readonly string[];
  /** Who runs the platform: issues its bills, and answers for it to customers. */
  readonly platform: PlatformConfig;
}

export interface MapTilesConfig {
  /** With `{z}`, `{x}` and `{y}`. It may contain a key, so it stays on the server. */
  readonly url: string;
  readonly attribution: string;
  readonly maxZoom: number;
}

export interface OpenidProviderConfig {
  /** Names it in addresses and calls: small letters, digits and hyphens. */
  readonly name: string;
  /** As the provider's ID tokens name it; its addresses are found below it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How customers know it, in every language. */
  readonly label: string;
}

export interface DrawingsConfig {
  /** Who draws; undefined: nobody. */
  readonly provider: DrawingProviderConfig | undefined;
  /** Whether the model server may restyle pictures (AI-08). */
  readonly restyle: boolean;
  /** Drawings within 24 hours: of one customer, and at one station. */
  readonly perCustomer: number;
  readonly perStation: number;
  /** Drawings of one customer that wait or run at the same time. */
  readonly atOnce: number;
  /** Drawings that one server process runs at the same time. */
  readonly perServer: number;
  readonly prices: DrawingPrices;
  /** The moderation server; undefined: the word lists alone. */
  readonly moderation: ModerationConfig | undefined;
}

/** The embedded illustrator, or a model server. Addresses come from the operator only, without a slash at the end. */
export type DrawingProviderConfig = { readonly kind: 'illustrator' } | ModelServerConfig;

export interface ModelServerConfig {
  readonly kind: 'openai' | 'automatic1111' | 'comfyui' | 'replicate';
  readonly url: string;
  /** A bearer token; `user:password` for AUTOMATIC1111. */
  readonly key: string | undefined;
  /** The model, checkpoint, or `owner/name` with an optional `:version`. */
  readonly model: string;
}

/** A server that speaks OpenAI's moderations protocol. */
export interface ModerationConfig {
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string;
}

export interface PayoutConfig {
  /** AES-256 keys of bank data, by name. The first one encrypts, all decrypt; without any, none is kept (OP-02). */
  readonly keys: readonly SealingKey[];
  /** The least that a shop may ask for. */
  readonly least: AmountRule;
  /** Above this amount, two operators approve (OP-06); undefined: never. */
  readonly fourEyesAbove: AmountRule | undefined;
  /** A shop pays what it owes within this many days after its bill. */
  readonly paymentDays: number;
  /** The platform's own account: pays SEPA payouts, and is paid by shops that owe money. Undefined: neither is named. */
  readonly ownAccount: { readonly name: string; readonly iban: string; readonly bic: string | undefined } | undefined;
}

export interface PlatformConfig {
  readonly name: string;
  /** Parts that commas separate, without the country. */
  readonly address: string;
  /** ISO 3166-1 alpha-2; empty if it is not configured: then bills say nothing about tax. */
  readonly country: string;
  /** Empty if there is none. */
  readonly vatId: string;
  readonly registration: string;
  /** Where customers write to. */
  readonly email: string;
}

export interface VoucherConfig {
  /** https://open.douyin.com, or the stand-in's address. */
  readonly apiUrl: string;
  readonly clientKey: string;
  readonly clientSecret: string;
}

export interface NotificationsConfig {
  /** The allowed hosts of push services; `*.` matches any subdomain. */
  readonly services: readonly string[];
  /** mailto: or https:, the contact for push services. */
  readonly contact: string;
  /** 32 bytes in base64url; if undefined, a key is made once and stored in the database. */
  readonly privateKey?: string | undefined;
  /** The stand-in's address, without a slash at the end; allowed in addition to the hosts, never in production. */
  readonly standin?: string | undefined;
}

export interface PaypalConfig {
  /** https://api-m.paypal.com, https://api-m.sandbox.paypal.com, or the stand-in's address. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The only hosts (with the port, unless it is the default) from which a webhook's certificate may be fetched. */
  readonly certificateHosts: readonly string[];
  /** The name that a webhook's certificate must contain. */
  readonly certificateName: string;
  /** PEM of the root certificates that the certificate must chain to; default: those of Node. */
  readonly rootCertificates?: readonly string[];
}

/** Everything through which a module reaches the world. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwords: Passwords;
  readonly blobs: Blobs;
  readonly parts: Parts;
  readonly temporary: TemporaryFiles;
  readonly events: Events;
  readonly readiness: Readiness;
  readonly reserve: DiskReserve;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Undefined if no gateway is configured: then nobody can prove a phone number. */
  readonly texts: Texts | undefined;
  /** Undefined if no mail server is configured: then no e-mail is sent, and no address asked for. */
  readonly mails: Mails | undefined;
  readonly config: ApiConfig;
}

/** The services that a function uses: `With<'db' | 'clock'>`. */
export type With<Name extends keyof Services> = Pick<Services, Name>;
