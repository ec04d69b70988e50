import type { FastifyPluginAsync } from 'fastify';
import { textRoutes } from './routes.ts';
import type { StandinText, TextMisbehaviour, TextStandinOptions } from './state.ts';

export interface TextStandin {
  readonly plugin: FastifyPluginAsync;
  /** The accepted messages, the latest last. */
  readonly texts: readonly StandinText[];
  readonly misbehave: (what: TextMisbehaviour) => void;
}

/**
 * A gateway for text messages that speaks Twilio's Messages API, for demos and tests (SE-02). It sends nothing: its
 * page shows the messages to everybody who opens it.
 * @throws Error in production: anybody who reads its page could take over anybody's number
 */
export function textStandin(options: TextStandinOptions): TextStandin {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('textStandin: refuses to run with NODE_ENV=production; set the TWILIO_ variables');
  const texts: StandinText[] = [];
  const wrong: TextMisbehaviour[] = [];
  return {
    plugin: async (app) => textRoutes(app, { options, texts, take: () => wrong.shift() }),
    texts,
    misbehave: (what) => void wrong.push(what),
  };
}
