/** Writes some of the bytes and calls `done` once, with the number of written bytes. */
export type WriteSome = (
  bytes: Buffer,
  done: (error: NodeJS.ErrnoException | null | undefined, written: number) => void,
) => void;

export interface LogSink {
  /** Takes a line and returns at once. If the buffer is full, it drops and counts the line. */
  readonly write: (line: string) => void;
  /** Calls `listener` with the number of dropped lines as soon as the buffer has been written. */
  readonly onDropped: (listener: (lines: number) => void) => void;
  /** Resolves when the buffer is empty, or after `ms`. */
  readonly flush: (ms: number) => Promise<void>;
  /** Returns the bytes that are not being written now, for a last write as the process ends. */
  readonly takeRemaining: () => Buffer;
}

const MAX_BUFFERED_BYTES = 2 ** 20;
const MAX_CHUNK_BYTES = 64 * 2 ** 10;
const RETRY_MS = 200;

/**
 * A bounded buffer between the logger and a target that may be full, stalled or gone (RL-03). One write runs at a time.
 * A failed write is retried later, so no line is torn; in the meantime the newest lines are dropped.
 */
export function logSink(writeSome: WriteSome, retryMs: number = RETRY_MS): LogSink {
  let lines: Buffer[] = [];
  let bytes = 0;
  let chunk: Buffer | undefined;
  let isWriting = false;
  let retry: NodeJS.Timeout | undefined;
  let dropped = 0;
  let reportDropped: (lines: number) => void = () => undefined;
  const waiting = new Set<() => void>();

  function next(): void {
    if (isWriting || retry) return;
    chunk ??= takeChunk();
    if (!chunk) return emptied();
    isWriting = true;
    const { length } = chunk;
    writeSome(chunk, (error, written) => {
      isWriting = false;
      if (error || written === 0) return scheduleRetry();
      chunk = written < length ? chunk?.subarray(written) : undefined;
      next();
    });
  }

  function scheduleRetry(): void {
    retry = setTimeout(() => {
      retry = undefined;
      next();
    }, retryMs).unref();
  }

  function emptied(): void {
    const lost = dropped;
    dropped = 0;
    if (lost > 0) return reportDropped(lost);
    for (const done of Array.from(waiting)) done();
  }

  function takeChunk(): Buffer | undefined {
    let [count, size] = [0, 0];
    for (; count < lines.length && (count === 0 || size < MAX_CHUNK_BYTES); count += 1)
      size += lines[count]?.length ?? 0;
    if (count === 0) return undefined;
    bytes -= size;
    return Buffer.concat(lines.splice(0, count));
  }

  return {
    write(line) {
      const encoded = Buffer.from(line);
      if (bytes + encoded.length > MAX_BUFFERED_BYTES) {
        dropped += 1;
        return;
      }
      lines.push(encoded);
      bytes += encoded.length;
      next();
    },
    onDropped: (listener) => (reportDropped = listener),
    flush: (ms) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, ms);
        waiting.add(done);
        next();
      }),
    takeRemaining() {
      const rest = [...(isWriting || !chunk ? [] : [chunk]), ...lines];
      [lines, bytes] = [[], 0];
      if (!isWriting) chunk = undefined;
      return Buffer.concat(rest);
    },
  };
}
