import type { Database } from './db/database.ts';
import type { Blobs } from './ports/blobs.ts';
import type { Clock } from './ports/clock.ts';
import type { DiskReserve } from './ports/disk-reserve.ts';
import type { Events } from './ports/events.ts';
import type { Log } from './ports/log.ts';
import type { Parts } from './ports/parts.ts';
import type { Random } from './ports/random.ts';
import type { Readiness } from './ports/readiness.ts';
import type { TemporaryFiles } from './ports/temporary-files.ts';
import type { Texts } from './ports/texts.ts';

/** What the operator decides; apps/server reads it from the environment. */
export interface ApiConfig {
  /** Where customers reach the product, without a slash at the end. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Check every answer against the contract; on in tests and development. */
  readonly checkAnswers: boolean;
  /** What the calls of one address may cost in a minute; an ordinary call costs 1. */
  readonly requestsPerMinute: number;
  /** Bytes of pictures and designs one address may bring to be kept within an hour. */
  readonly bytesPerAddress: number;
  /** How many times as much the other limits of one address allow: guests, logins, codes, uploads, coupons, streams. */
  readonly addressLimitsFactor: number;
  /** Pieces kept for orders nobody has paid, at one station: of one customer, and of all behind one address. */
  readonly unpaidPieces: {
    readonly customer: number;
    readonly address: number;
    /** Of the pieces of one kind that are left, from 0 to 1. */
    readonly customerShare: number;
    readonly addressShare: number;
  };
  /** Uses in a day, by all guests behind one address, of a coupon that is bounded by account or that covers everything. */
  readonly guestCouponUses: number;
  /** Text messages sent in an hour, in all: each costs money. */
  readonly textsPerHour: number;
  /** Addresses or ranges of reverse proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly paypal: PaypalConfig;
  /** The platform whose vouchers are taken; none where it is left out. */
  readonly vouchers?: VoucherConfig | undefined;
  /** Who is told by web push, and by whom; nobody where it is left out. */
  readonly notifications?: NotificationsConfig | undefined;
  /** The platform's part of a sale, in thousandths, where nothing else was agreed with a partner. */
  readonly commissionPermille: number;
}

export interface VoucherConfig {
  /** https://open.douyin.com, or the stand-in's address. */
  readonly apiUrl: string;
  readonly clientKey: string;
  readonly clientSecret: string;
}

export interface NotificationsConfig {
  /** The hosts of push services that messages are sent to; `*.` stands for any name below. */
  readonly services: readonly string[];
  /** mailto: or https:, whom a push service may write to. */
  readonly contact: string;
  /** 32 bytes in base64url; made once and kept in the database where it is left out. */
  readonly privateKey?: string | undefined;
  /** The stand-in's address, without a slash at the end, beside the hosts; never in production. */
  readonly standin?: string | undefined;
}

export interface PaypalConfig {
  /** https://api-m.paypal.com, https://api-m.sandbox.paypal.com, or the stand-in's address. */
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** The only hosts, with a port that is not the usual one, a webhook's certificate may be fetched from. */
  readonly certificateHosts: readonly string[];
  /** The name a webhook's certificate must carry. */
  readonly certificateName: string;
  /** PEM of the roots that certificate must lead to; those Node brings when left out. */
  readonly rootCertificates?: readonly string[];
}

/** Everything a module reaches the world through. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly blobs: Blobs;
  readonly parts: Parts;
  readonly temporary: TemporaryFiles;
  readonly events: Events;
  readonly readiness: Readiness;
  readonly reserve: DiskReserve;
  readonly log: Log;
  /** Undefined where no gateway is set up: nobody can prove a phone number then. */
  readonly texts: Texts | undefined;
  readonly config: ApiConfig;
}
