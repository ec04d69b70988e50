import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';
import { servedFiles } from './served-files.ts';

/**
 * The worker of an app that shows notifications, `src/push-worker.ts`. It is a separate file at an address that never
 * changes: browsers look there for updates. It is one classic script, so it imports nothing but types.
 */
export function pushWorker(base: string, root: string): Plugin {
  const file = join(root, 'src/push-worker.ts');
  const body = async () => {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
    // A file with imports of types becomes a module, and a classic script must not export.
    return code.replace(/^export \{\s*\};?$/m, '');
  };
  return servedFiles('push-worker', base, new Map([['push-worker.js', { type: 'text/javascript', body }]]));
}
