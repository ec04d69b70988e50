import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { servedFiles } from './served-files.ts';

/**
 * A script that is no module, as one file at an address that never changes: a worker that shows notifications, for which
 * browsers look there, or what must run where modules fail.
 * @param base the address of the app, `/` or `/partner/` @param file its name there @param entry the path of its source
 */
export function classicScript(base: string, file: string, entry: string): Plugin {
  const body = async () => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    return outputFiles[0]?.text ?? '';
  };
  return servedFiles(file, base, new Map([[file, { type: 'text/javascript', body }]]));
}
