import { type DrawingStandin, drawingStandin } from '@cpc/standins';
import fastify from 'fastify';

/** How long the stand-in takes for a drawing, ms. */
const TAKES_MS = 800;

export interface ModelServer {
  readonly standin: DrawingStandin;
  /** The server's environment for it. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** The labelled stand-in of a model server, of its own, so that it can be told to misbehave. */
export async function openModelServer(): Promise<ModelServer> {
  const key = 'a-user:of-the-test';
  const standin = drawingStandin({ key, takesMs: TAKES_MS });
  const app = fastify();
  await app.register(standin.plugin, { prefix: '/demo' });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    standin,
    env: { DRAWING_PROVIDER: 'automatic1111', DRAWING_URL: `${origin}/demo/automatic1111`, DRAWING_KEY: key },
    stop: () => app.close(),
  };
}
