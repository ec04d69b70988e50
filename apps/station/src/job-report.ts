import { setTimeout as sleep } from 'node:timers/promises';
import type { JobEvent, LeasedJob } from '@cpc/contract';
import type { JobRecord, Journal } from './journal.ts';
import { type Log, messageOf } from './log.ts';
import { wait } from './printers/wait.ts';
import { CallRefused, isKeyRefused, type ServerLink } from './server-link.ts';
import type { Steady } from './steady.ts';

export interface ReportPorts {
  readonly journal: Journal;
  readonly link: ServerLink;
  readonly log: Log;
  /** UTC milliseconds, from the calendar clock. */
  readonly now: () => number;
  readonly steady: Steady;
}

export interface ReportTiming {
  /** How often the lease is renewed when there is nothing to report. */
  readonly renewMs: number;
  /** The pause between failed attempts: grows from the first value to the second. */
  readonly backOffMs: readonly [number, number];
  /** How long after the last answer the server certainly still leaves the job to this station; shorter than a lease. */
  readonly trustMs: number;
}

/** The content of an event. The number and the time are added when it is recorded. */
export type EventDetails = Partial<Pick<JobEvent, 'percent' | 'reason' | 'bay'>>;

/**
 * Reports one job to the server in numbered events. Each event goes to the journal first, then to the server,
 * repeatedly until the server has it (SA-02, SA-07). Repeating is safe: the server ignores a repeated number.
 */
export class JobReport {
  readonly #job: LeasedJob;
  readonly #ports: ReportPorts;
  readonly #timing: ReportTiming;
  readonly #stopping = new AbortController();
  #poke = new AbortController();
  readonly #waiting: (() => void)[] = [];
  #fault: unknown;
  #leaseLost = false;
  /** By the steady clock, ms. */
  #heldUntil: number;
  #lastWritten: Promise<void> = Promise.resolve();
  readonly #running: Promise<void>;

  constructor(job: LeasedJob, ports: ReportPorts, timing: ReportTiming) {
    this.#job = job;
    this.#ports = ports;
    this.#timing = timing;
    const began = this.#record()?.began;
    // After a restart the computer does not know how long it was off; the clock of a container may start again too.
    const { boot, ms } = ports.steady;
    const known = began !== undefined && began.boot === boot && began.ms <= ms();
    this.#heldUntil = known ? began.ms + timing.trustMs : Number.NEGATIVE_INFINITY;
    this.#running = this.#run();
  }

  /** Whether the server has given the job to another station, or to a person to decide. */
  get leaseLost(): boolean {
    return this.#leaseLost;
  }

  /**
   * Whether the server has answered without a gap since `started` was reported. If so, it cannot have counted the
   * station as silent and let a person decide meanwhile. Only then may the printer be reached (SA-03).
   */
  get leaseHeld(): boolean {
    return !this.#leaseLost && this.#ports.steady.ms() < this.#heldUntil;
  }

  /** How long the lease is still held if no further answer arrives. */
  get heldForMs(): number {
    return Math.max(0, this.#heldUntil - this.#ports.steady.ms());
  }

  /** Stops reporting: the lease lapses at the server by itself. */
  abandon(): void {
    if (!this.#leaseLost) this.#ports.log('lease.abandoned', { job: this.#job.job_id, fence: this.#job.fence });
    this.#leaseLost = true;
    this.#stopping.abort();
  }

  /** Resolves when the event is in the journal. */
  add(kind: JobEvent['kind'], details: EventDetails = {}): Promise<void> {
    const written = this.#lastWritten.then(() => this.#write(kind, details));
    this.#lastWritten = written.catch(() => undefined);
    return written;
  }

  /**
   * Waits until the server has every event, or accepts none any more.
   * @throws the signal's reason; CallRefused when the station's key is no longer accepted
   */
  async delivered(signal: AbortSignal): Promise<void> {
    const wake = () => this.#wakeAll();
    signal.addEventListener('abort', wake);
    try {
      while (this.#pending().length > 0 && !this.#leaseLost) {
        signal.throwIfAborted();
        if (this.#fault) throw this.#fault;
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }

  /**
   * Reports a print that finished after this station lost the lease: the person who decided about it learns that it
   * exists. Resolves when the server has the report.
   * @throws the signal's reason; CallRefused when the station's key is no longer accepted
   */
  async reportedTooLate(signal: AbortSignal): Promise<void> {
    const { link, log } = this.#ports;
    const { job_id, fence } = this.#job;
    const [first, longest] = this.#timing.backOffMs;
    for (let pause = first; ; pause = Math.min(pause * 2, longest)) {
      try {
        await link.call('PrintJob.report', { job_id, fence, events: this.#pending() }, signal);
        return;
      } catch (error) {
        signal.throwIfAborted();
        if (isKeyRefused(error)) throw error;
        if (error instanceof CallRefused) return;
        log('report.delayed', { job: job_id, fence, error: messageOf(error) });
      }
      await wait(pause, signal);
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #write(kind: JobEvent['kind'], details: EventDetails): Promise<void> {
    const { journal, now, steady } = this.#ports;
    const { job_id, fence } = this.#job;
    const record = this.#record();
    const [ms, { boot }] = [steady.ms(), steady];
    const began = kind === 'started' && boot !== undefined ? { began: { boot, ms } } : {};
    const seq = Math.max(record?.events.at(-1)?.seq ?? 0, record?.acked ?? 0) + 1;
    const event: JobEvent = { seq, kind, percent: 0, reason: '', bay: '', at: now(), ...details };
    await journal.append({ step: 'event', job_id, fence, event, ...began });
    if (kind === 'started') this.#heldUntil = ms + this.#timing.trustMs;
    this.#poke.abort();
  }

  #wakeAll(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #record(): JobRecord | undefined {
    return this.#ports.journal.record(this.#job);
  }

  #pending(): JobEvent[] {
    const record = this.#record();
    return record ? record.events.filter((event) => event.seq > record.acked) : [];
  }

  async #run(): Promise<void> {
    let backOff = this.#timing.backOffMs[0];
    while (!this.#stopping.signal.aborted && !this.#leaseLost && !this.#fault) {
      this.#poke = new AbortController();
      const delivered = await this.#deliver();
      this.#wakeAll();
      if (delivered && this.#pending().length > 0) continue;
      backOff = delivered ? this.#timing.backOffMs[0] : Math.min(backOff * 2, this.#timing.backOffMs[1]);
      const wakes = delivered ? [this.#poke.signal, this.#stopping.signal] : [this.#stopping.signal];
      await sleep(delivered ? this.#timing.renewMs : backOff, undefined, { signal: AbortSignal.any(wakes) }).catch(
        () => undefined,
      );
    }
  }

  /** One attempt; an empty report renews the lease. @returns false if it must be tried again */
  async #deliver(): Promise<boolean> {
    const { job_id, fence } = this.#job;
    const { link, journal, steady } = this.#ports;
    const asked = steady.ms();
    try {
      const answer = await link.call(
        'PrintJob.report',
        { job_id, fence, events: this.#pending() },
        this.#stopping.signal,
      );
      if (steady.ms() < this.#heldUntil) this.#heldUntil = asked + this.#timing.trustMs;
      if (answer.seq > (this.#record()?.acked ?? 0)) {
        await journal.append({ step: 'acked', job_id, fence, seq: answer.seq });
      }
      return true;
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#undelivered(error);
      return false;
    }
  }

  #undelivered(error: unknown): void {
    const { log } = this.#ports;
    const facts = { job: this.#job.job_id, fence: this.#job.fence, error: messageOf(error) };
    if (isKeyRefused(error)) this.#fault = error;
    else if (error instanceof CallRefused) {
      this.#leaseLost = true;
      log('report.refused', facts);
      // A network error, or an error of the station's own disk: the print continues, and the lease must still be
      // renewed.
    } else log('report.delayed', facts);
  }
}
