import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ApiConfig } from '../services.ts';

/** SE-03: nothing but our own files runs or is shown. HarfBuzz is WebAssembly; pictures are drawn from blobs. */
export async function securityHeaders(app: FastifyInstance, config: ApiConfig): Promise<void> {
  const behindTls = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        // A bundler may inline a small font.
        fontSrc: ["'self'", 'data:'],
        // A station's display asks the agent on its own computer while this server is away (SA-07).
        connectSrc: ["'self'", 'blob:', 'data:', 'http://127.0.0.1:7786'],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(behindTls ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: behindTls && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
