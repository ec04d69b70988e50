import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_REASON_LENGTH, MAX_REASONS } from '@cpc/contract';
import { type AgentState, CLOCK_WRONG_REASON, type DesiredStationState } from '@cpc/domain';
import { type Log, messageOf } from './log.ts';
import type { Printer, PrinterCondition } from './printers/printer.ts';
import { isKeyRefused, type ServerLink } from './server-link.ts';
import type { Steady } from './steady.ts';
import type { PrinterSearch } from './printer-search/printer-search.ts';
import type { RemoteCare } from './remote-care/remote-care.ts';
import type { RemoteLog } from './remote-log.ts';
import type { AgentTiming } from './timing.ts';
import type { Updater } from './update/updater.ts';

export interface HeartbeatPorts {
  readonly printer: Printer;
  readonly link: ServerLink;
  readonly log: Log;
  readonly timing: AgentTiming;
  readonly steady: Steady;
  /** UTC milliseconds, from the calendar clock. */
  readonly now: () => number;
  readonly version: string;
  readonly update?: Updater;
  readonly remoteLog?: RemoteLog;
  readonly remoteCare?: RemoteCare;
  readonly printerSearch?: PrinterSearch;
}

const QUEUE_ADVICE =
  'PRINTER is a CUPS queue: name the printer itself where you can, else read "A CUPS queue" in the README of the station';

/** Longer than a call may take, and far above what synchronised clocks differ by. */
const MAX_CLOCK_OFF_MS = 150_000;
const CLOCK_ADVICE = 'set the clock, and let the computer keep it: timedatectl set-ntp true';

/** A fault of the station's own disk, or of the current print. */
type StationFault = 'storage' | 'print';

/**
 * Watches the printer and reports the station's state to the server: regularly, and at once when it changes (SA-08).
 */
export class Heartbeat {
  readonly #ports: HeartbeatPorts;
  #busy = false;
  #condition: PrinterCondition = { ready: false, reasons: [] };
  readonly #faults = new Map<StationFault, string>();
  #desired: DesiredStationState = 'open';
  #reportedAt = Number.NEGATIVE_INFINITY;
  #warned = false;
  #clockWarned = false;
  #reported = '';
  #poke = new AbortController();

  constructor(ports: HeartbeatPorts) {
    this.#ports = ports;
  }

  get printerReady(): boolean {
    return this.#condition.ready;
  }

  /** Sets whether the station has a job. */
  busy(busy: boolean): void {
    this.#busy = busy;
    this.#poke.abort();
  }

  /** The printer is another one: what is known of the former one counts no more. @throws as `beat` does */
  async printerChanged(signal: AbortSignal): Promise<void> {
    this.#condition = { ready: false, reasons: [] };
    this.#warned = false;
    this.#reported = '';
    await this.beat(signal);
  }

  /** A fault that the station itself finds, independent of its printer; undefined when it is over. */
  fault(of: StationFault, reason: string | undefined): void {
    if (reason === this.#faults.get(of)) return;
    if (reason === undefined) this.#faults.delete(of);
    else this.#faults.set(of, reason);
    this.#poke.abort();
  }

  /**
   * Asks the printer once, and sends a heartbeat if there is something to report.
   * @returns false when the server could not be reached
   * @throws CallRefused when the station's key is no longer accepted
   */
  async beat(signal: AbortSignal): Promise<boolean> {
    const { printer, link, log, timing, steady, version, update, remoteLog, remoteCare, printerSearch } = this.#ports;
    this.#condition = await printer.describe();
    this.#warnOfQueue();
    const failed = update?.failed;
    const account = { state: this.#state(), reasons: this.#reasons(), ...(failed && { update: failed }) };
    const words = JSON.stringify(account);
    if (words === this.#reported && steady.ms() - this.#reportedAt < timing.heartbeatMs) return true;
    try {
      const {
        now: serverNow,
        wish: desired,
        release,
        log: asked,
        remote_care: care,
        printer_search: search,
      } = await link.call('Station.heartbeat', { ...account, ...this.#details(), version }, signal);
      if (desired !== this.#desired) log('station.wish', { wish: desired });
      this.#desired = desired;
      if (words !== this.#reported) log('station.state', { state: account.state, reasons: account.reasons.join(' ') });
      this.#reported = words;
      this.#reportedAt = steady.ms();
      this.#warnOfClock(serverNow);
      update?.offered(release, signal);
      remoteLog?.asked(asked, signal);
      remoteCare?.asked(care);
      printerSearch?.asked(search, signal);
      return true;
    } catch (error) {
      signal.throwIfAborted();
      if (isKeyRefused(error)) throw error;
      log('heartbeat.failed', { error: messageOf(error) });
      return false;
    }
  }

  /** Beats until the signal aborts; @throws as `beat` does */
  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      this.#poke = new AbortController();
      await this.beat(signal);
      await sleep(this.#ports.timing.describeMs, undefined, {
        signal: AbortSignal.any([signal, this.#poke.signal]),
      }).catch(() => signal.throwIfAborted());
    }
  }

  /** Warns the operator once: behind a queue, fewer guarantees hold than with the printer itself. */
  #warnOfQueue(): void {
    const { queue } = this.#condition;
    if (queue === undefined || this.#warned) return;
    this.#warned = true;
    this.#ports.log('printer.is-queue', { cups: queue, advice: QUEUE_ADVICE });
  }

  /** Tells that the clock is wrong, once in the log and as long as it lasts to the server: hand-overs without the server are written down with its time. */
  #warnOfClock(serverNow: number): void {
    const off = this.#ports.now() - serverNow;
    const isWrong = Math.abs(off) > MAX_CLOCK_OFF_MS;
    if (isWrong && !this.#clockWarned)
      this.#ports.log('clock.wrong', { secondsAhead: Math.round(off / 1_000), advice: CLOCK_ADVICE });
    this.#clockWarned = isWrong;
  }

  /** What the printer reports beside its state; a change in these alone waits for the next beat. */
  #details() {
    const { formats, supplies, media, temperature } = this.#condition;
    return {
      ...(formats && { formats: short(formats, 100) }),
      ...(supplies && { supplies: supplies.slice(0, 32) }),
      ...(media && { media: short(media, 32) }),
      ...(temperature !== undefined && { temperature }),
    };
  }

  #state(): AgentState {
    if (!this.#condition.ready || this.#faults.size > 0) return 'fault';
    return this.#busy ? 'printing' : 'ready';
  }

  #reasons(): string[] {
    const reasons = [...this.#faults.values(), ...this.#condition.reasons];
    const clock = this.#clockWarned ? [CLOCK_WRONG_REASON] : [];
    return reasons
      .slice(0, MAX_REASONS - clock.length)
      .map((reason) => reason.replaceAll(/\p{Cc}/gu, ' ').slice(0, MAX_REASON_LENGTH))
      .concat(clock);
  }
}

const short = (words: readonly string[], most: number): string[] =>
  words.filter((word) => word.length <= 100).slice(0, most);
