import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface StaticFolder {
  /** Address the folder is served at, `/` or `/partner/`. */
  readonly prefix: string;
  readonly root: string;
  /**
   * `app`: what lies in `assets/` carries its hash in its name and never changes; the rest is asked for anew.
   * `content`: kept for a day, or for ever when asked for with a version, `?v=…`.
   */
  readonly kind: 'app' | 'content';
  /** Sees to it that a file is there before it is served, for files that are made when they are first asked for. */
  readonly ensure?: (file: string) => Promise<void>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';
const A_DAY = 'public, max-age=86400';

/** Serves a folder, each file also as the `.br` or `.gz` beside it where the browser takes that. */
export async function staticFiles(app: FastifyInstance, { prefix, root, kind, ensure }: StaticFolder): Promise<void> {
  await app.register(async (scope) => {
    answerWithoutFile(scope);
    if (ensure) scope.addHook('onRequest', (request) => ensure(fileOf(request.url, prefix)));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
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

/** What HTTP itself refuses about a file is told by the status alone; an address outside the folder names no file. */
function answerWithoutFile(scope: FastifyInstance): void {
  scope.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode === 412 || statusCode === 416) return reply.code(statusCode).send();
    if (statusCode >= 400 && statusCode < 500) return reply.callNotFound();
    throw error;
  });
}

/** Addresses that cannot be decoded name no file. */
function fileOf(url: string, prefix: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURIComponent(path.slice(prefix.length));
  } catch {
    return '';
  }
}
