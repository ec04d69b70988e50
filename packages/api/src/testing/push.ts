import { randomBytes } from 'node:crypto';
import { type PushBrowser, type PushStandin, pushStandin } from '@cpc/standins';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { Database } from '../base/db/database.ts';
import { BLANK } from './blank-renderer.ts';
import { type Caller, caller } from './caller.ts';
import { TEST_CONFIG, type TestClock, type TestServices, testClock } from './services.ts';
import { type ShopOptions, type TestShop, testShop } from './shop.ts';

/** A listening stand-in of a push service; several shops (as several processes) may share one. */
export interface PushServer {
  readonly standin: PushStandin;
  readonly clock: TestClock;
  /** The configuration of a shop that sends to it. */
  readonly overrides: Partial<TestServices>;
}

export async function pushServer(clock = testClock()): Promise<PushServer> {
  let url = '';
  const options = {
    get url() {
      return `${url}/push-standin`;
    },
  };
  const standin = pushStandin(Object.assign(options, { clock: clock.now, random: randomBytes }));
  const app = Fastify({ forceCloseConnections: true });
  await app.register(standin.plugin, { prefix: '/push-standin' });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const notifications = { services: ['push.example'], contact: 'mailto:push@shop.example', standin: options.url };
  return { standin, clock, overrides: { clock, config: { ...TEST_CONFIG, notifications } } };
}

export interface NotifyingShop {
  readonly shop: TestShop;
  readonly push: PushServer;
  /** A browser of the customer that has agreed to notices in a language. */
  readonly agree: (customer: Caller, language?: string) => Promise<PushBrowser>;
  /** A browser of a person of a shop that gets messages about its incidents. */
  readonly tell: (person: Caller, language?: string) => Promise<PushBrowser>;
}

export async function notifyingShop(db: Database, options: ShopOptions = {}): Promise<NotifyingShop> {
  const push = await pushServer();
  const shop = await testShop(db, { renderer: BLANK, ...options, overrides: push.overrides });
  return {
    shop,
    push,
    async agree(customer, language = 'en-US') {
      const { key } = await customer.must('Notification.get', {});
      const browser = push.standin.browser(key ?? '');
      const speaking = caller(shop.app, { ...customer.headers, 'accept-language': language });
      await speaking.must('Notification.subscribe', browser.subscription);
      return browser;
    },
    async tell(person, language = 'en-US') {
      const { key } = await person.must('Partner.messages', {});
      const browser = push.standin.browser(key ?? '');
      const speaking = caller(shop.app, { ...person.headers, 'accept-language': language });
      await speaking.must('Partner.startMessages', browser.subscription);
      return browser;
    },
  };
}

/** What a browser shows, in the form that its service worker reads. */
export async function shownBy(browser: PushBrowser) {
  const texts = await browser.shown();
  return texts.map((text): Readonly<Record<'id' | 'title' | 'body' | 'tag' | 'url', string>> => JSON.parse(text));
}
