/** The limits of one piece of work in a separate process. */
export interface Limits {
  /** ms from its start to its answer */
  readonly wallMs: number;
  /** ms of processor time of the whole process */
  readonly cpuMs: number;
  /** bytes of resident memory of the whole process */
  readonly memory: number;
}

/** The work was killed because it exceeded a limit: every retry of the same work will be killed as well. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly limit: 'time' | 'cpu' | 'memory';

  constructor(limit: LimitExceeded['limit']) {
    super(`the work was killed: it exceeded its limit of ${limit}`);
    this.limit = limit;
  }
}

/** The process ended during the work, without an answer. */
export class ProcessFell extends Error {
  override readonly name = 'ProcessFell';
  /**
   * True if something else killed the process, for instance the kernel because of low memory: that says nothing about
   * the work.
   */
  readonly fromOutside: boolean;

  constructor(how: string, fromOutside: boolean) {
    super(`the process of the work ended: ${how}`);
    this.fromOutside = fromOutside;
  }
}

/** The lane accepts no more work because the server stops. */
export class LaneClosed extends Error {
  override readonly name = 'LaneClosed';

  constructor() {
    super('the server stops');
  }
}

/** Too much work of one owner, or of all owners, is waiting in the lane. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull';

  constructor() {
    super('too much work waits already');
  }
}
