import type { Plugin } from 'vite';

export interface ServedFile {
  readonly type: string;
  readonly body: () => Promise<string | Uint8Array>;
}

/**
 * Files that are made when an app is built, or at each request during development. Their addresses never change, so they
 * have no hash.
 * @param base the address of the app, `/` or `/partner/`
 */
export function servedFiles(name: string, base: string, files: ReadonlyMap<string, ServedFile>): Plugin {
  return {
    name,
    configureServer(server) {
      for (const [file, { type, body }] of files) {
        server.middlewares.use(`${base}${file}`, (_request, response, next) => {
          response.setHeader('content-type', type);
          body().then((made) => response.end(made), next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, { body }] of files) this.emitFile({ type: 'asset', fileName, source: await body() });
    },
  };
}
