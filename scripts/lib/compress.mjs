/** Writes a `.br` file beside every file that gets smaller, so that the server need not compress anything itself. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const SHRINKS = /\.(?:js|css|html|svg|json|wasm|ttf|otf)$/;
const WORTH_IT = 1024;
/** Above this size, in bytes, the last per cent of compression would take minutes. */
const LARGE = 1_000_000;

export function compressFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) compressFolder(path);
    else if (SHRINKS.test(entry.name)) compressFile(path);
  }
}

function compressFile(path) {
  const { size, mtimeMs } = statSync(path);
  const target = `${path}.br`;
  if (size < WORTH_IT || (existsSync(target) && statSync(target).mtimeMs >= mtimeMs)) return;
  const quality = size > LARGE || path.endsWith('.ttf') ? 5 : 11;
  writeFileSync(
    target,
    brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}
