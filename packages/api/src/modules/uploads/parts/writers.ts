/** One writer at a time for each upload. */
export interface Writers {
  /**
   * Ends the current writer of an upload, waits until it has ended, and runs `work`. The last caller wins: a phone that
   * changed its network sends again while its earlier connection still seems to be alive.
   * @param end called when another writer takes over: makes `work` end soon
   * @returns undefined if another writer took over before `work` began
   */
  readonly alone: <T>(id: string, end: () => void, work: () => Promise<T>) => Promise<T | undefined>;
}

interface Writer {
  readonly end: () => void;
  readonly ended: Promise<void>;
}

/** The writers of one process. Another process may write the same bytes at the same offsets, which does no harm. */
export function createWriters(): Writers {
  const last = new Map<string, Writer>();
  return {
    async alone(id, end, work) {
      const before = last.get(id);
      let isOver = false;
      let leave: () => void = () => undefined;
      const writer: Writer = {
        end() {
          isOver = true;
          end();
        },
        ended: new Promise((resolve) => (leave = resolve)),
      };
      last.set(id, writer);
      try {
        before?.end();
        await before?.ended;
        return isOver ? undefined : await work();
      } finally {
        leave();
        if (last.get(id) === writer) last.delete(id);
      }
    },
  };
}
