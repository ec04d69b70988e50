/** Writes a `.br` file beside every file that gets smaller, so that the server need not compress anything itself. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const SHRINKS = /\.(?:js|css|html|svg|json|wasm|ttf|otf)$/;
const WORTH_IT = 1024;
/** Above this size, in bytes, the last per cent of compression would take minutes. */
const LARGE = 1_000_000;

export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name)).values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const { parentPath, name } of waiting) await compressFile(join(parentPath, name));
    }),
  );
}

async function compressFile(path) {
  const { size, mtimeMs } = await stat(path);
  const target = `${path}.br`;
  const made = await stat(target).catch(() => undefined);
  if (size < WORTH_IT || (made && made.mtimeMs >= mtimeMs)) return;
  const quality = size > LARGE || path.endsWith('.ttf') ? 5 : 11;
  await writeFile(
    target,
    await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}
