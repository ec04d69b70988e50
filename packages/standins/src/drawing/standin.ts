import type { FastifyPluginAsync } from 'fastify';
import { automatic1111Routes } from './automatic1111-routes.ts';
import { comfyuiRoutes } from './comfyui-routes.ts';
import { openaiRoutes } from './openai-routes.ts';
import { replicateRoutes } from './replicate-routes.ts';
import { type DrawingStandinOptions, Easel, type StandinDrawing } from './state.ts';
import type { DrawingMisbehaviour } from './wish.ts';
import type { DrawingWire } from './wire.ts';

/** A picture of 20 MB in base64 fits. */
const MAX_BODY_BYTES = 40 * 2 ** 20;

const PROTOCOLS = {
  openai: openaiRoutes,
  automatic1111: automatic1111Routes,
  comfyui: comfyuiRoutes,
  replicate: replicateRoutes,
} as const;

export interface DrawingStandin {
  /** Register it with a prefix; a protocol is at `<prefix>/<its name>`. */
  readonly plugin: FastifyPluginAsync;
  /** What it was asked to draw, the latest last. */
  readonly drawings: readonly Readonly<StandinDrawing>[];
  readonly misbehave: (what: DrawingMisbehaviour) => void;
}

/**
 * A model server that speaks the protocols of OpenAI's images and moderations, AUTOMATIC1111, ComfyUI and Replicate, for
 * demos and tests (AI-03). It draws nothing: its pictures are two colours with the word DEMO.
 * @throws Error in production: customers would get these pictures
 */
export function drawingStandin(options: DrawingStandinOptions): DrawingStandin {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('drawingStandin: refuses to run with NODE_ENV=production; set the DRAWING_ variables');
  const wrong: DrawingMisbehaviour[] = [];
  const easel = new Easel(options.takesMs);
  const wire: DrawingWire = { options, easel, take: () => wrong.shift() };
  return {
    async plugin(app) {
      // The stand-in reads every body itself, no matter which parsers the surrounding server has.
      app.removeAllContentTypeParsers();
      app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      app.addHook('onSend', async (_request, reply) => void reply.header('server', 'demo model server'));
      for (const [name, routes] of Object.entries(PROTOCOLS))
        await app.register(async (scope) => routes(scope, wire), { prefix: `/${name}` });
    },
    drawings: easel.drawings,
    misbehave: (what) => void wrong.push(what),
  };
}
