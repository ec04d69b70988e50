import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import { logSink, type LogSink, type WriteSome } from './log-sink.ts';

const STDOUT = 1;

/**
 * The log on standard output, whatever that is: a file, a terminal, a pipe, a socket. Never blocks the thread that
 * answers calls. What is left as the process ends is written once more, without waiting.
 */
export function standardOutput(): LogSink {
  const { fd, writeSome } = open();
  const sink = logSink(writeSome);
  process.once('exit', () => lastWrite(fd, sink.takeRest()));
  return sink;
}

/** @returns how to write, and where a last write at the end of the process goes */
function open(): { fd: number; writeSome: WriteSome } {
  const kind = fstatSync(STDOUT);
  // A file never says "try again". A slow disk holds a thread of the pool, not this one.
  if (kind.isFile()) return { fd: STDOUT, writeSome: toFile(STDOUT) };
  if (kind.isCharacterDevice()) {
    const fd = withoutBlocking(STDOUT);
    return { fd, writeSome: toFile(fd) };
  }
  // A reader that is gone is no reason to end: each write tells of it.
  process.stdout.on('error', () => undefined);
  // A thread that waits for the reader of a pipe would hold the process back at its end: the pool is joined there.
  return {
    fd: STDOUT,
    writeSome: (bytes, done) => void process.stdout.write(bytes, (error) => done(error, error ? 0 : bytes.length)),
  };
}

const toFile =
  (fd: number): WriteSome =>
  (bytes, done) =>
    write(fd, bytes, done);

/** A terminal that somebody has stopped says "try again" on a description of our own; others' stay as they are. */
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
    // Full, stalled or gone: there is nobody left to tell.
  }
}
