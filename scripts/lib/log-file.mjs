/** A log of limited size: at the limit the file is renamed to `<file>.1`, which replaces the one before. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 2 ** 20;

/**
 * What cannot be written is dropped: a full disk must not end the program.
 * @param maxBytes of each of the two files
 */
export function logFile(path, maxBytes = MAX_BYTES) {
  let fd;
  let size = 0;

  function open() {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    size = existsSync(path) ? statSync(path).size : 0;
    fd = openSync(path, 'a', 0o600);
  }

  function rotate() {
    closeSync(fd);
    fd = undefined;
    renameSync(path, `${path}.1`);
    open();
  }

  return {
    path,
    write(line) {
      const bytes = Buffer.from(`${line}\n`);
      try {
        if (fd === undefined) open();
        if (size > 0 && size + bytes.length > maxBytes) rotate();
        size += writeSync(fd, bytes);
      } catch {
        // There is nobody to report this to.
      }
    },
    /** The last lines, for the message that the program has ended. */
    tail(lines) {
      try {
        return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
      } catch {
        return '';
      }
    },
  };
}
