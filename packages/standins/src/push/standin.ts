import type { FastifyPluginAsync } from 'fastify';
import { decryptPush } from './decrypt.ts';
import { type PushWire, pushRoutes, subscriptionOf } from './routes.ts';
import { type PushMisbehaviour, type PushStandinOptions, type StandinBrowser, openBrowser } from './state.ts';

/** A browser of the stand-in, for a test. */
export interface PushBrowser {
  /** The subscription that its page sends to the shop. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  /** The messages that it shows now, decrypted, the latest last. */
  readonly shown: () => Promise<readonly string[]>;
  /** The number of accepted messages, including replaced ones. */
  readonly taken: () => number;
  /** The headers of its messages. */
  readonly headers: () => readonly { readonly ttl: number; readonly topic?: string; readonly urgency?: string }[];
  /** Its owner revokes the permission. */
  readonly leave: () => void;
}

export interface PushStandin {
  readonly plugin: FastifyPluginAsync;
  /** @param sender the public key that it subscribes with: it accepts messages of this sender only */
  readonly browser: (sender: string) => PushBrowser;
  readonly misbehave: (what: PushMisbehaviour) => void;
}

/**
 * A push service over HTTP (RFC 8030, 8188, 8291, 8292) with its own browsers, for demos and tests (QU-02). It keeps
 * messages in memory, and shows them to everybody who knows the browser's id.
 * @throws Error in production: anybody who knows a browser's id could read customers' notices
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
