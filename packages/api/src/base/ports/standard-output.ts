import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import { logSink, type LogSink, type WriteSome } from './log-sink.ts';

const STDOUT = 1;

/**
 * The log on standard output: a file, a terminal, a pipe or a socket. It never blocks the thread that answers calls.
 * Lines that are left when the process ends are written once more, without waiting.
 */
export function standardOutput(): LogSink {
  const { fd, writeSome } = open();
  const sink = logSink(writeSome);
  process.once('exit', () => lastWrite(fd, sink.takeRemaining()));
  return sink;
}

/** @returns the write function, and the file descriptor for the last write at the end of the process */
function open(): { fd: number; writeSome: WriteSome } {
  const kind = fstatSync(STDOUT);
  // A file never returns EAGAIN. A slow disk occupies a thread of the pool, not this thread.
  if (kind.isFile()) return { fd: STDOUT, writeSome: toFile(STDOUT) };
  if (kind.isCharacterDevice()) {
    const fd = withoutBlocking(STDOUT);
    return { fd, writeSome: toFile(fd) };
  }
  // A missing reader must not end the process: each write reports its error.
  process.stdout.on('error', () => undefined);
  // A pool thread that waits for the reader of a pipe would delay the end of the process, which joins the pool.
  return {
    fd: STDOUT,
    writeSome: (bytes, done) => void process.stdout.write(bytes, (error) => done(error, error ? 0 : bytes.length)),
  };
}

const toFile =
  (fd: number): WriteSome =>
  (bytes, done) =>
    write(fd, bytes, done);

/**
 * Opens the terminal again, so that only our own file description is non-blocking: if the terminal is stopped, a write
 * returns EAGAIN.
 */
function withoutBlocking(fd: number): number {
  try {
    return openSync(`/dev/fd/${fd}`, constants.O_WRONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
  } catch {
    return fd;
  }
}

function lastWrite(fd: number, bytes: Buffer): void {
  try {
    for (let from = 0; from < bytes.length; ) from += writeSync(fd, bytes, from);
  } catch {
    // The target is full, stalled or gone: the lines are lost.
  }
}
