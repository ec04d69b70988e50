/** What a piece of work in a process of its own may use. */
export interface Limits {
  /** ms from its start to its answer */
  readonly wallMs: number;
  /** ms of processor time of the whole process */
  readonly cpuMs: number;
  /** bytes of resident memory of the whole process */
  readonly memory: number;
}

/** The work was killed because it used more than it may: the same work is killed again, however often it is tried. */
export class LimitExceeded extends Error {
  override readonly name = 'LimitExceeded';
  readonly limit: 'time' | 'cpu' | 'memory';

  constructor(limit: LimitExceeded['limit']) {
    super(`the work was killed: it exceeded its limit of ${limit}`);
    this.limit = limit;
  }
}

/** The process ended in the middle of the work, without an answer. */
export class ProcessFell extends Error {
  override readonly name = 'ProcessFell';
  /** Somebody else killed it, for instance the kernel for want of memory: that says nothing about the work. */
  readonly fromOutside: boolean;

  constructor(how: string, fromOutside: boolean) {
    super(`the process of the work ended: ${how}`);
    this.fromOutside = fromOutside;
  }
}

/** The lane takes no more work because the server stops. */
export class LaneClosed extends Error {
  override readonly name = 'LaneClosed';

  constructor() {
    super('the server stops');
  }
}

/** More work of one owner, or of all, waits than a lane lets wait. */
export class LaneFull extends Error {
  override readonly name = 'LaneFull';

  constructor() {
    super('too much work waits already');
  }
}
