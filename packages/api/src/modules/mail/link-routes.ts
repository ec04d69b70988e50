import type { Locale, MessageKey, Translator } from '@cpc/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Translators } from '../../base/http/present.ts';
import { requestLanguage } from '../../base/http/server/open-call.ts';
import type { Services } from '../../base/services.ts';
import { askedByKey, confirmAddress, formerByKey } from '../../records/notifications/changed-addresses.ts';
import { endNews, languageOfKey } from '../../records/notifications/mail-addresses.ts';
import { type LinkKind, linkPath } from './links.ts';
import { undoChange } from './undo.ts';

const MAX_BODY_BYTES = 1_000;

type Tap = FastifyRequest<{ Querystring: { readonly key?: unknown } }>;

interface Link {
  /** The language of the address that a key is of; undefined if it is of none any more. */
  readonly languageOf: (key: string) => Promise<Locale | undefined>;
  /** Does what was asked. @returns the language; undefined if the key is of no address any more */
  readonly follow: (key: string) => Promise<Locale | undefined>;
  readonly asked: Words;
  readonly done: Words;
  readonly button: MessageKey;
}

interface Words {
  readonly title: MessageKey;
  readonly text: MessageKey;
}

const linksOf = (services: Services): Readonly<Record<LinkKind, Link>> => ({
  off: {
    languageOf: (key) => languageOfKey(services.db.read, key),
    follow: (key) => services.db.transact((tx) => endNews(tx, key)),
    asked: { title: 'mail.off.title', text: 'mail.off.what' },
    done: { title: 'mail.off.done', text: 'mail.off.what' },
    button: 'mail.off.do',
  },
  confirm: {
    languageOf: async (key) => (await askedByKey(services.db.read, services, key))?.language,
    follow: async (key) => (await services.db.transact((tx) => confirmAddress(tx, services, key)))?.language,
    asked: { title: 'mail.confirm.title', text: 'mail.confirm.body' },
    done: { title: 'mail.confirm.done', text: 'mail.confirm.told' },
    button: 'mail.confirm.do',
  },
  undo: {
    languageOf: async (key) => (await formerByKey(services.db.read, services, key))?.language,
    follow: async (key) => (await undoChange(services, key))?.language,
    asked: { title: 'mail.undo.title', text: 'mail.undo.what' },
    done: { title: 'mail.undo.done', text: 'mail.undo.next' },
    button: 'mail.undo.do',
  },
});

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
      const language = await link.languageOf(keyOf(request));
      const translator = translators(language ?? requestLanguage(request));
      return send(reply, language === undefined ? gonePage(translator) : askPage(translator, link));
    });
    app.post(linkPath(kind), async (request: Tap, reply) => {
      const language = await link.follow(keyOf(request));
      const translator = translators(language ?? requestLanguage(request));
      return send(reply, language === undefined ? gonePage(translator) : page(translator, link.done));
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

const gonePage = (translator: Translator) => bare(translator, 'mail.off', `<p>${translator.t('mail.off.gone')}</p>`);

/** Posts to its own address. */
const askPage = (translator: Translator, { asked, button }: Link) =>
  page(translator, asked, `\n<form method="post"><button>${translator.t(button)}</button></form>`);

const page = (translator: Translator, { title, text }: Words, more = '') =>
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
button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
</style>
</head>
<body><main>${body}</main></body>
</html>`;
