import type { Locale, MessageKey, Translator } from '@cpc/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Translators } from '../../base/http/present.ts';
import { requestLanguage } from '../../base/http/server/open-call.ts';
import type { Services } from '../../base/services.ts';
import {
  askedByKey,
  confirmAddress,
  type FormerAddress,
  formerByKey,
} from '../../records/notifications/changed-addresses.ts';
import { endNews, languageOfKey } from '../../records/notifications/mail-addresses.ts';
import { type LinkKind, linkPath } from './links.ts';
import { endsLogins, undoChange } from './undo.ts';

const MAX_BODY_BYTES = 1_000;

type Tap = FastifyRequest<{ Querystring: { readonly key?: unknown } }>;

interface Link {
  readonly title: MessageKey;
  /** What the page asks; undefined if the key does nothing any more. */
  readonly look: (key: string) => Promise<Page | undefined>;
  /** Does what was asked. @returns what the page says then; undefined if the key does nothing any more */
  readonly follow: (key: string) => Promise<Page | undefined>;
  readonly button: MessageKey;
  /** Why a key does nothing any more. */
  readonly gone: MessageKey;
}

interface Page {
  /** Of the address that the key is of. */
  readonly language: Locale;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Where the login is. */
  readonly home?: Home;
}

interface Home {
  readonly label: MessageKey;
  readonly path: string;
}

const homeOf = ({ person_id }: Pick<FormerAddress, 'person_id'>): Home =>
  person_id === null
    ? { label: 'mail.account.open', path: '/#/pages/mine/account' }
    : { label: 'mail.shop.open', path: '/partner/' };

const linksOf = (services: Services): Readonly<Record<LinkKind, Link>> => ({
  off: offLink(services),
  confirm: confirmLink(services),
  undo: undoLink(services),
});

function offLink({ db }: Services): Link {
  const page = (title: MessageKey, language: Locale | undefined): Page | undefined =>
    language && { language, title, text: 'mail.off.what' };
  return {
    title: 'mail.off',
    look: async (key) => page('mail.off.title', await languageOfKey(db.read, key)),
    follow: async (key) => page('mail.off.done', await db.transact((tx) => endNews(tx, key))),
    button: 'mail.off.do',
    gone: 'mail.off.gone',
  };
}

function confirmLink(services: Services): Link {
  const { db } = services;
  return {
    title: 'mail.confirm.title',
    async look(key) {
      const asked = await askedByKey(db.read, services, key);
      return asked && { language: asked.language, title: 'mail.confirm.title', text: 'mail.confirm.body' };
    },
    async follow(key) {
      const confirmed = await db.transact((tx) => confirmAddress(tx, services, key));
      if (!confirmed) return undefined;
      const { language } = confirmed;
      return { language, title: 'mail.confirm.done', text: 'mail.confirm.told', home: homeOf(confirmed) };
    },
    button: 'mail.confirm.do',
    gone: 'mail.link.gone',
  };
}

function undoLink(services: Services): Link {
  const { read } = services.db;
  return {
    title: 'mail.undo.title',
    async look(key) {
      const former = await formerByKey(read, services, key);
      if (!former) return undefined;
      const text = (await endsLogins(read, former)) ? 'mail.undo.what' : 'mail.undo.once';
      return { language: former.language, title: 'mail.undo.title', text };
    },
    async follow(key) {
      const former = await undoChange(services, key);
      if (!former) return undefined;
      const text = (await endsLogins(read, former)) ? 'mail.undo.next' : 'mail.confirm.told';
      return { language: former.language, title: 'mail.undo.done', text, home: homeOf(former) };
    },
    button: 'mail.undo.do',
    gone: 'mail.link.gone',
  };
}

/**
 * The addresses in e-mails that do something without a login. A mailbox posts to the one that ends news at one tap (RFC
 * 8058); a person who opens one is asked, because programs that look for bad links open every address.
 */
export function linkRoutes(app: FastifyInstance, services: Services, translators: Translators): void {
  app.removeAllContentTypeParsers();
  // What a mailbox posts says nothing that the address does not say.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );
  for (const [kind, link] of Object.entries(linksOf(services)) as [LinkKind, Link][]) {
    app.get(linkPath(kind), async (request: Tap, reply) => {
      const asked = await link.look(keyOf(request));
      const translator = translators(asked?.language ?? requestLanguage(request));
      return send(reply, asked ? pageOf(translator, asked, ask(translator, link)) : gonePage(translator, link));
    });
    app.post(linkPath(kind), async (request: Tap, reply) => {
      const done = await link.follow(keyOf(request));
      const translator = translators(done?.language ?? requestLanguage(request));
      return send(reply, done ? pageOf(translator, done, goHome(translator, done)) : gonePage(translator, link));
    });
  }
}

const keyOf = ({ query: { key } }: Tap) => (typeof key === 'string' && /^[\w-]{22}$/.test(key) ? key : '');

const send = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .send(body);

const gonePage = (translator: Translator, { title, gone }: Link) =>
  bare(translator, title, `<p>${translator.t(gone)}</p>`);

/** Posts to its own address. */
const ask = ({ t }: Translator, { button }: Link) => `\n<form method="post"><button>${t(button)}</button></form>`;

const goHome = ({ t }: Translator, { home }: Page) =>
  home ? `\n<p><a href="${home.path}">${t(home.label)}</a></p>` : '';

const pageOf = (translator: Translator, { title, text }: Page, more: string) =>
  bare(translator, title, `<h1>${translator.t(title)}</h1><p>${translator.t(text)}</p>${more}`);

/** A page of the catalogues' own words alone. */
const bare = ({ t, locale }: Translator, title: MessageKey, body: string): string => `<!doctype html>
<html lang="${locale.tag}" dir="${locale.rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
main { max-width: 26rem; text-align: center; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; margin: 0 0 .5rem; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; border-radius: 1rem; border: 0; background: CanvasText; color: Canvas; cursor: pointer; }
a { display: inline-block; padding: .75rem; color: inherit; }
button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
</style>
</head>
<body><main>${body}</main></body>
</html>`;
