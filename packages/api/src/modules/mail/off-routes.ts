import type { Translator } from '@cpc/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Translators } from '../../base/http/present.ts';
import { requestLanguage } from '../../base/http/server/open-call.ts';
import type { With } from '../../base/services.ts';
import { endNews, languageOfKey } from '../../records/notifications/mail-addresses.ts';
import { OFF_PATH } from './off-address.ts';

const MAX_BODY_BYTES = 1_000;

type Tap = FastifyRequest<{ Querystring: { readonly key?: unknown } }>;

/**
 * The address that ends the news of an e-mail (RFC 8058). A mailbox posts to it at one tap; a person who opens it is
 * asked, because programs that look for bad links open every address.
 */
export function offRoutes(app: FastifyInstance, { db }: With<'db'>, translators: Translators): void {
  app.removeAllContentTypeParsers();
  // What a mailbox posts says nothing that the address does not say.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );
  const keyOf = ({ query: { key } }: Tap) => (typeof key === 'string' && /^[\w-]{22}$/.test(key) ? key : '');
  app.get(OFF_PATH, async (request: Tap, reply) => {
    const language = await languageOfKey(db.read, keyOf(request));
    const translator = translators(language ?? requestLanguage(request));
    return send(reply, language === undefined ? gonePage(translator) : askPage(translator));
  });
  app.post(OFF_PATH, async (request: Tap, reply) => {
    const language = await db.transact((tx) => endNews(tx, keyOf(request)));
    const translator = translators(language ?? requestLanguage(request));
    return send(reply, language === undefined ? gonePage(translator) : donePage(translator));
  });
}

const send = (reply: FastifyReply, body: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .send(body);

const gonePage = (translator: Translator) => page(translator, `<p>${translator.t('mail.off.gone')}</p>`);

const donePage = (translator: Translator) =>
  page(translator, `<h1>${translator.t('mail.off.done')}</h1><p>${translator.t('mail.off.what')}</p>`);

/** Posts to its own address. */
const askPage = (translator: Translator) =>
  page(
    translator,
    `<h1>${translator.t('mail.off.title')}</h1><p>${translator.t('mail.off.what')}</p>
<form method="post"><button>${translator.t('mail.off.do')}</button></form>`,
  );

/** A page of the catalogues' own words alone. */
const page = ({ t, locale }: Translator, body: string): string => `<!doctype html>
<html lang="${locale.tag}" dir="${locale.rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('mail.off')}</title>
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
