/** A log of bounded size: at its limit the file becomes `<file>.1`, in the place of the one before. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10 * 2 ** 20;

/**
 * What cannot be written is dropped: a full disk ends nobody.
 * @param maxBytes of one of the two files
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
        // Nobody is left to tell.
      }
    },
    /** The last lines, for whoever is told that the program ended. */
    tail(lines) {
      try {
        return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
      } catch {
        return '';
      }
    },
  };
}
