import type { ErrorName, WaitingItem } from '@cpc/contract';
import {
  type StationId,
  PICKUP_MISSES_KEPT_MS,
  pickupRestMs,
  readPickup,
  PICKUP_SCRYPT,
  type PickupClaim,
  pickupSalt,
  pickupSigned,
} from '@cpc/domain';
import type { Journal } from '../journal.ts';
import { type Log, messageOf } from '../log.ts';
import { CallRefused, LinkDown, type ServerLink } from '../server-link.ts';
import { createPublicKey, scrypt, timingSafeEqual, verify } from 'node:crypto';

export interface PickupsPorts {
  readonly journal: Journal;
  readonly stationId: StationId;
  readonly link: ServerLink;
  /** With the key of the station's display: used to hand over. */
  readonly screen: ServerLink;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
}

/** The hand-over, or why not: one of the contract's errors, or the server's own words. */
export type PickupAnswer =
  | { readonly order_number: string; readonly bay: string }
  | { readonly error: ErrorName; readonly seconds?: number }
  | { readonly code: number; readonly message: string };

/** How long to wait for the server, ms: a customer is standing at the keypad. */
const MAX_WAIT_MS = 4_000;

/**
 * Hands items over against their codes. The server decides while it can be reached, else the station with what it knows
 * of its own bays (SA-07). Attempts run one at a time, and each step is in the journal before it is announced: a code
 * opens once and wrong codes count, whatever is switched off in between.
 */
export class Pickups {
  readonly #ports: PickupsPorts;
  #last: Promise<unknown> = Promise.resolve();

  constructor(ports: PickupsPorts) {
    this.#ports = ports;
  }

  hand(typed: string): Promise<PickupAnswer> {
    return this.#alone(async () => (await this.#byServer(typed)) ?? this.#byItself(typed));
  }

  /**
   * Reports hand-overs to the server, and fetches the waiting items. @throws LinkDown, CallRefused, the signal's reason
   */
  async sync(signal: AbortSignal): Promise<void> {
    const { journal, link } = this.#ports;
    // Items that are in their bay, but whose report may not have reached the server yet.
    const unreported = new Set(journal.openRecords().map(({ job }) => job.job_id));
    const own = [...journal.shelf.items.values()].filter(({ job_id }) => unreported.has(job_id));
    const asked = [...journal.shelf.items.values()].map(({ job_id }) => job_id);
    const handed = [...journal.shelf.unreported].map(([job_id, at]) => ({ job_id, at })).slice(0, 200);
    const last = journal.shelf.misses.at(-1);
    const missed = last === undefined ? undefined : { count: inARow(journal.shelf.misses, last), at: last };
    const { public_key, taken, waiting } = await link.call('Station.pickups', { handed, missed }, signal);
    await this.#alone(async () => {
      for (const job_id of taken) await journal.append({ step: 'told', job_id });
      const items = [...new Map([...own, ...waiting].map((item) => [item.job_id, item])).values()].filter(
        // Leaves out items that were handed over while the server was asked.
        ({ job_id }) => !taken.includes(job_id) && !journal.shelf.unreported.has(job_id),
      );
      if (!isShelf(journal, public_key, items)) await journal.append({ step: 'shelf', public_key, items, asked });
    });
  }

  async #byServer(typed: string): Promise<PickupAnswer | undefined> {
    const { screen, journal, log, now } = this.#ports;
    try {
      const { order_number, bay } = await screen.call(
        'Pickup.verify',
        { code: typed },
        AbortSignal.timeout(MAX_WAIT_MS),
      );
      const item = [...journal.shelf.items.values()].find(
        (one) => one.order_number === order_number && one.bay === bay,
      );
      if (item) {
        await journal.append({ step: 'handed', job_id: item.job_id, at: now() });
        await journal.append({ step: 'told', job_id: item.job_id });
      }
      return { order_number, bay };
    } catch (error) {
      if (error instanceof CallRefused) return { code: error.code, message: error.message };
      if (!(error instanceof LinkDown) && !isTimeout(error)) throw error;
      log('pickup.offline', { error: messageOf(error) });
      return undefined;
    }
  }

  async #byItself(typed: string): Promise<PickupAnswer> {
    const { journal, log, now } = this.#ports;
    const at = now();
    // A signature cannot be guessed: a signed code is not delayed by wrong six-digit codes.
    const signed = readPickup(typed)?.signed !== undefined;
    const rest = signed ? 0 : restMs(journal.shelf.misses, at);
    if (rest > 0) return { error: 'pickupLocked', seconds: Math.ceil(rest / 1_000) };
    const item = await this.#find(typed);
    if (!item) {
      if (!signed) await journal.append({ step: 'miss', at });
      return { error: 'pickupCodeWrong' };
    }
    await journal.append({ step: 'handed', job_id: item.job_id, at });
    log('pickup.handed', { job: item.job_id, order: item.order_number });
    return { order_number: item.order_number, bay: item.bay };
  }

  async #find(typed: string): Promise<WaitingItem | undefined> {
    const { journal, stationId } = this.#ports;
    const { items, publicKey } = journal.shelf;
    const read = readPickup(typed);
    if (!read) return undefined;
    const { code, signed } = read;
    if (signed) {
      const claim = { stationId, jobId: signed.jobId, code };
      const item = items.get(signed.jobId);
      const genuine = publicKey !== undefined && isSigned(publicKey, claim, signed.signature);
      return item && genuine && (await opens(item, stationId, code)) ? item : undefined;
    }
    for (const item of items.values()) if (await opens(item, stationId, code)) return item;
    return undefined;
  }

  #alone<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** The number of wrong codes in a row, each within an hour of the one before. */
function inARow(misses: readonly number[], at: number): number {
  let [row, next] = [0, at];
  for (const miss of misses.toReversed()) {
    if (Math.abs(next - miss) >= PICKUP_MISSES_KEPT_MS) break;
    [row, next] = [row + 1, miss];
  }
  return row;
}

/** Setting the clock back must not end the lock, nor make it much longer. */
const restMs = (misses: readonly number[], at: number): number =>
  pickupRestMs(inARow(misses, at)) - Math.abs(at - (misses.at(-1) ?? 0));

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Returns true if the journal has exactly this state: nothing is written then. */
function isShelf({ shelf }: Journal, publicKey: string, items: readonly WaitingItem[]): boolean {
  return shelf.publicKey === publicKey && JSON.stringify([...shelf.items.values()]) === JSON.stringify(items);
}

/** Returns true if this is the item's code, compared with the hash that the server gave the station. */
async function opens(item: WaitingItem, stationId: StationId, code: string): Promise<boolean> {
  const { bytes, ...cost } = PICKUP_SCRYPT;
  const known = Buffer.from(item.pickup, 'base64url');
  const salt = pickupSalt({ stationId, jobId: item.job_id });
  const made = await new Promise<Buffer>((resolve, reject) =>
    scrypt(code, salt, bytes, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );
  return known.length === made.length && timingSafeEqual(known, made);
}

/**
 * Returns true if the server signed this claim for this station. The station has the public key only: it can check a
 * signature and cannot make one.
 */
function isSigned(publicKey: string, claim: PickupClaim, signature: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(pickupSigned(claim)), key, Buffer.from(signature, 'base64url'));
}
