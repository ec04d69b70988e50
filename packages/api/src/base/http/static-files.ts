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
  /**
   * The version of all files of a `content` folder. Then files without one are revalidated, because they name it, and an
   * answer to another version is not stored: after an update, old addresses give new files.
   */
  readonly version?: string | undefined;
  /** True if its pages may use the camera. */
  readonly camera?: boolean;
  /** Called before a file is served, for files that are created at the first request. */
  readonly ensure?: (file: string) => Promise<void>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ANEW = 'no-cache';
const A_DAY = 'public, max-age=86400';
const NEVER = 'no-store';

/** Serves a folder. A file is sent as its `.br` or `.gz` neighbour if that exists and the browser accepts it. */
export async function staticFiles(app: FastifyInstance, folder: StaticFolder): Promise<void> {
  const { prefix, root, camera = false, ensure } = folder;
  await app.register(async (scope) => {
    answerWithoutFile(scope);
    if (ensure) scope.addHook('onRequest', (request) => ensure(fileOf(request.url, prefix)));
    scope.addHook('onSend', async (request, reply) => {
      if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
      if (camera) reply.header('permissions-policy', CAMERA_POLICY);
      reply.header('cache-control', cachingOf(request.url, folder));
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

function cachingOf(url: string, { prefix, kind, version }: StaticFolder): string {
  const [path = '', query = ''] = url.split('?');
  if (kind === 'app') return path.startsWith(`${prefix}assets/`) ? FOREVER : ANEW;
  const asked = new URLSearchParams(query).get('v');
  if (version === undefined) return asked === null ? A_DAY : FOREVER;
  if (asked === null) return ANEW;
  return asked === version ? FOREVER : NEVER;
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
