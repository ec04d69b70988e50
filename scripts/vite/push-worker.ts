import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { servedFiles } from './served-files.ts';

/**
 * The worker of an app that shows notifications, `src/push-worker.ts`, as one classic script. It is a separate file at an
 * address that never changes: browsers look there for updates.
 */
export function pushWorker(base: string, root: string): Plugin {
  const body = async () => {
    const { outputFiles } = await build({
      entryPoints: [join(root, 'src/push-worker.ts')],
      bundle: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };
  return servedFiles('push-worker', base, new Map([['push-worker.js', { type: 'text/javascript', body }]]));
}
