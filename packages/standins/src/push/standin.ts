import type { FastifyPluginAsync } from 'fastify';
import { decryptPush } from './decrypt.ts';
import { type PushWire, pushRoutes, subscriptionOf } from './routes.ts';
import { type PushMisbehaviour, type PushStandinOptions, type StandinBrowser, openBrowser } from './state.ts';

/** A browser of the stand-in's, as a test holds it. */
export interface PushBrowser {
  /** What its page sends the shop. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** What it would be shown now, decrypted, the latest last. */
  readonly shown: () => Promise<readonly string[]>;
  /** How many messages were taken for it, also those another took the place of. */
  readonly taken: () => number;
  /** The headers its messages came with. */
  readonly headers: () => readonly { readonly ttl: number; readonly topic?: string; readonly urgency?: string }[];
  /** Its owner took the permission back. */
  readonly leave: () => void;
}

export interface PushStandin {
  readonly plugin: FastifyPluginAsync;
  /** @param sender the public key it subscribes with: it takes nobody else's messages */
  readonly browser: (sender: string) => PushBrowser;
  readonly misbehave: (what: PushMisbehaviour) => void;
}

/**
 * A push service on the wire (RFC 8030, 8188, 8291, 8292) with browsers of its own, for demos and tests (QU-02). It
 * keeps what it was given, in memory, and shows it to whoever holds the browser's name.
 * @throws Error in production: whoever reads its browsers would read what customers are told
 */
export function pushStandin(options: PushStandinOptions): PushStandin {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('pushStandin: refuses to run with NODE_ENV=production; browsers bring their own push services');
  const wrong: PushMisbehaviour[] = [];
  const wire: PushWire = { options, browsers: new Map(), take: () => wrong.shift() };
  return {
    plugin: async (app) => pushRoutes(app, wire),
    browser(sender) {
      const browser = openBrowser(options, sender);
      wire.browsers.set(browser.id, browser);
      return held(options, browser);
    },
    misbehave: (what) => void wrong.push(what),
  };
}

function held(options: PushStandinOptions, browser: StandinBrowser): PushBrowser {
  return {
    subscription: subscriptionOf(options, browser),
    shown: () => Promise.all(browser.waiting.map(({ body }) => decryptPush(body, browser.keys))),
    taken: () => browser.taken,
    headers: () =>
      browser.waiting.map(({ ttl, topic, urgency }) => ({
        ttl,
        ...(topic === undefined ? {} : { topic }),
        ...(urgency === undefined ? {} : { urgency }),
      })),
    leave: () => {
      browser.gone = true;
    },
  };
}
