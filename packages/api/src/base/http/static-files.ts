import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { CAMERA_POLICY } from './security-headers.ts';

export interface StaticFolder {
  /** The URL of the folder, `/` or `/partner/`. */
  readonly prefix: string;
  readonly root: string;
  /**
   * `app`: files in `assets/` have their hash in their name and never change; all others are revalidated. `content`:
   * cached for a day, or forever if requested with a version, `?v=…`.
   */
  readonly kind: 'app' | 'content';
  /** True if its pages may use the camera. */
  readonly camera?: boolean;
  /** Called before a file is served, for files that are created at the first request. */
  readonly ensure?: (file: string) => Promise<void>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Serves a folder. A file is sent as its `.br` or `.gz` neighbour if that exists and the browser accepts it. */
export async function staticFiles(
  app: FastifyInstance,
  { prefix, root, kind, camera = false, ensure }: StaticFolder,
): Promise<void> {
  await app.register(async (scope) => {
    answerWithoutFile(scope);
    if (ensure) scope.addHook('onRequest', (request) => ensure(fileOf(request.url, prefix)));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
      if (camera) reply.header('permissions-policy', CAMERA_POLICY);
      const [path = '', query = ''] = request.url.split('?');
      const named = kind === 'app' ? path.startsWith(`${prefix}assets/`) : /(^|&)v=/.test(query);
      reply.header('cache-control', named ? FOREVER : kind === 'app' ? ANEW : A_DAY);
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      redirect: true,
    });
  });
}

/** Refusals by HTTP itself are answered by the status alone; a URL outside the folder counts as a missing file. */
function answerWithoutFile(scope: FastifyInstance): void {
  scope.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode === 412 || statusCode === 416) return reply.code(statusCode).send();
    if (statusCode >= 400 && statusCode < 500) return reply.callNotFound();
    throw error;
  });
}

/** A URL that cannot be decoded names no file. */
function fileOf(url: string, prefix: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path.slice(prefix.length));
  } catch {
    return '';
  }
}
