import type { Translator } from '@cpc/i18n';
import type { FastifyInstance } from 'fastify';
import { APPROVAL_STYLE, escape, page, translatorByLanguage } from './paypal/approval-page.ts';

const MAX_SHOWN = 10;
/** How often the page reloads, in seconds. */
const AGAIN_S = 5;

/** The texts of an inbox. */
interface InboxTexts {
  readonly title: string;
  /** What the page shows. */
  readonly what: string;
  /** The label that says that it is a stand-in. */
  readonly demo: string;
  readonly none: string;
}

interface Inbox<Sent> {
  /** Oldest first. */
  readonly sent: readonly Sent[];
  readonly texts: (translator: Translator) => InboxTexts;
  /** What stands in the line of one of them, as HTML. */
  readonly line: (sent: Sent, translator: Translator) => string;
}

/**
 * The page `/inbox` of a demo, with what it would have sent, in the reader's language: plain HTML, no script, and clearly
 * labelled as a demo.
 */
export function inboxRoutes<Sent extends { readonly to: string }>(app: FastifyInstance, inbox: Inbox<Sent>): void {
  app.get('/inbox', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(inboxPage(translatorByLanguage()(request.headers['accept-language'] ?? ''), inbox)),
  );
  app.get('/checkoutnow.css', async (_request, reply) => reply.type('text/css').send(APPROVAL_STYLE));
}

function inboxPage<Sent extends { readonly to: string }>(translator: Translator, inbox: Inbox<Sent>): string {
  const { title, what, demo, none } = inbox.texts(translator);
  const lines = inbox.sent
    .toReversed()
    .slice(0, MAX_SHOWN)
    .map(
      (sent) => `<li>
      <p class="what"><bdi dir="ltr">${escape(sent.to)}</bdi></p>
      ${inbox.line(sent, translator)}
    </li>`,
    );
  const list = lines.length > 0 ? `<ul class="texts">${lines.join('')}</ul>` : `<p class="what">${escape(none)}</p>`;
  return page(
    translator,
    `<h1>${escape(title)}</h1>
    <p class="what">${escape(what)}</p>
    ${list}`,
    { label: demo, title, head: `<meta http-equiv="refresh" content="${AGAIN_S}">` },
  );
}
