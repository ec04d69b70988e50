import { type DrawingStandin, drawingStandin } from '@cpc/standins';
import Fastify from 'fastify';

/** A model server that the shop draws with, and that may misbehave. */
export interface ModelServer {
  readonly misbehave: DrawingStandin['misbehave'];
  /** Variables of the server. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const KEY = 'attacked-model-key';
/** How long it takes for a drawing, ms. */
const TAKES_MS = 50;

export async function openModelServer(): Promise<ModelServer> {
  const standin = drawingStandin({ key: KEY, takesMs: TAKES_MS });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(standin.plugin);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    misbehave: standin.misbehave,
    env: {
      DRAWING_PROVIDER: 'openai',
      DRAWING_URL: `${url}/openai`,
      DRAWING_KEY: KEY,
      DRAWING_MODEL: 'demo',
      DRAWINGS_AT_ONCE: '4',
    },
    close: () => app.close(),
  };
}
