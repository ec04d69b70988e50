import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { ApiConfig } from '../services.ts';

/** The way to the nearest station: the browser asks the customer first, and the place stays on the device (RT-13). */
const ALWAYS_OWN = 'geolocation';

/**
 * Features that our pages never use are forbidden. Pictures are taken with the phone's own camera app; only the partner
 * app reads codes by the camera itself.
 */
const FORBIDDEN = [
  'accelerometer',
  'bluetooth',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

const policyOf = (own: readonly string[]): string =>
  [...FORBIDDEN.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`), `${ALWAYS_OWN}=(self)`].join(
    ', ',
  );

/** The header of pages that may use the camera. */
export const CAMERA_POLICY = policyOf(['camera']);

/**
 * SE-03: only our own files run or are shown. HarfBuzz is WebAssembly; pictures are drawn from blobs. The headers are
 * the same for every answer, so they are computed once. No answer may be stored unless its route permits it: answers
 * contain tokens, names and addresses.
 */
export function securityHeaders(app: FastifyInstance, config: ApiConfig): void {
  const headers = {
    ...headersOf(helmet(policy(config))),
    'permissions-policy': policyOf([]),
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function policy({ publicUrl }: ApiConfig): Parameters<typeof helmet>[0] {
  const behindTls = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        // Clips are made on the device.
        mediaSrc: ["'self'", 'blob:'],
        // A bundler may inline a small font.
        fontSrc: ["'self'", 'data:'],
        // While this server is down, a station's display asks the agent on its own computer (SA-07).
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
  };
}

/** The headers that a middleware for Node's server sets on an answer. */
function headersOf(middleware: ReturnType<typeof helmet>): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(answer.req, answer, () => undefined);
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
