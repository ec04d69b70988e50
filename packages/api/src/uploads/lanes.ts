import { CallError } from '@cpc/contract';

/** Runs at most `lanes` tasks at a time; others wait in order. */
export interface Lanes {
  /** @throws CallError unavailable when `queue` are waiting already */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

export function createLanes(lanes: number, queue: number): Lanes {
  let free = lanes;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const enter = async () => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= queue) throw new CallError('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    async run(task) {
      await enter();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
