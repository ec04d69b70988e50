import { createHash } from 'node:crypto';
import type { Translator } from '@cpc/i18n';
import { serverTranslator } from '@cpc/i18n/server';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from './open-call.ts';

/** How long an answer about a shop that is not open holds, ms. */
const LOOK_AGAIN_MS = 2_000;
const RETRY_SECONDS = 300;

/**
 * While nothing can be sold, people who open the product are told so instead of being shown an empty shop. The partner
 * app and all calls work, since with them the shop is opened. Call it before the app's files are served.
 * @param isOpen once true, it is not asked again
 */
export function tellNotOpen(app: FastifyInstance, isOpen: () => Promise<boolean>, now: () => number): void {
  const translators = serverTranslator();
  const open = remembered(isOpen, now);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !PAGES.has(request.url.split('?')[0] ?? '') || (await open())) return;
    await reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .header('content-security-policy', `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:`)
      .type('text/html; charset=utf-8')
      .send(page(translators(requestLanguage(request))));
  });
}

const PAGES: ReadonlySet<string> = new Set(['/', '/index.html']);

function remembered(isOpen: () => Promise<boolean>, now: () => number): () => Promise<boolean> {
  let known: { readonly open: Promise<boolean>; readonly until: number } | undefined;
  return async () => {
    if (known === undefined || now() >= known.until) known = { open: isOpen(), until: now() + LOOK_AGAIN_MS };
    const open = await known.open;
    if (open) known = { open: Promise.resolve(true), until: Number.POSITIVE_INFINITY };
    return open;
  };
}

/** The look of the customer's app, which is not loaded here. */
const STYLE = `
:root { color-scheme: dark; font: 18px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #131319; color: #f4f2ee; }
main { max-width: 22rem; padding: 2rem; text-align: center; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5em; }
p { margin: 0 0 2em; opacity: .8; }
a { display: inline-block; padding: .75rem 1rem; color: inherit; font-size: .9rem; }
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

const page = ({ t, locale }: Translator): string => `<!doctype html>
<html lang="${locale.tag}" dir="${locale.rtl ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('platform.notOpen.title')}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main>
<h1>${t('platform.notOpen.title')}</h1>
<p>${t('platform.notOpen.text')}</p>
<a href="/partner/">${t('platform.notOpen.login')}</a>
</main></body>
</html>
`;
