import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APPROVAL_STYLE, escape, page, translatorByLanguage } from '../paypal/approval-page.ts';
import type { StandinMail } from './state.ts';

const SHOWN = 10;
/** How often the list reloads, in seconds. */
const AGAIN_S = 5;
/** An e-mail may look as it likes, and can do nothing. */
const MAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

type Wanted = FastifyRequest<{ Params: { readonly number: string; readonly file?: string } }>;

/** The mailbox of a demo, in the reader's language: plain HTML, no script, and clearly labelled as a demo. */
export function mailPages(app: FastifyInstance, mails: readonly StandinMail[]): void {
  const find = (request: Wanted) => mails.find(({ number }) => String(number) === request.params.number);
  const send = (reply: FastifyReply, type: string, body: string | Buffer | undefined) =>
    body === undefined
      ? reply.code(404).send()
      : reply.type(type).header('cache-control', 'no-store').header('content-security-policy', MAIL_POLICY).send(body);
  app.get('/inbox', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(inboxPage(request.headers['accept-language'] ?? '', mails)),
  );
  app.get('/checkoutnow.css', async (_request, reply) => reply.type('text/css').send(APPROVAL_STYLE));
  app.get('/mail/:number', (request: Wanted, reply) => send(reply, 'text/html; charset=utf-8', find(request)?.html));
  app.get('/mail/:number/text', (request: Wanted, reply) =>
    send(reply, 'text/plain; charset=utf-8', find(request)?.text),
  );
  app.get('/mail/:number/file/:file', (request: Wanted, reply) => {
    const file = find(request)?.files[Number(request.params.file)];
    return send(reply, file?.mediaType ?? '', file && Buffer.from(file.bytes));
  });
}

function inboxPage(language: string, mails: readonly StandinMail[]): string {
  const translator = translatorByLanguage()(language);
  const { t } = translator;
  const lines = mails
    .toReversed()
    .slice(0, SHOWN)
    .map(
      ({ number, to, subject, files }) => `<li>
      <p class="what"><bdi dir="ltr">${escape(to)}</bdi></p>
      <p class="text" dir="auto"><a href="mail/${number}">${escape(subject)}</a></p>
      <p class="what">${[
        `<a href="mail/${number}/text">${escape(t('standin.mailText'))}</a>`,
        ...files.map((file, at) => `<a href="mail/${number}/file/${at}"><bdi>${escape(file.name)}</bdi></a>`),
      ].join(' · ')}</p>
    </li>`,
    );
  const list =
    lines.length > 0
      ? `<ul class="texts">${lines.join('')}</ul>`
      : `<p class="what">${escape(t('standin.noMails'))}</p>`;
  return page(
    translator,
    `<h1>${escape(t('standin.mails'))}</h1>
    <p class="what">${escape(t('standin.mailsWhat'))}</p>
    ${list}`,
    {
      label: t('standin.mailsDemo'),
      title: t('standin.mails'),
      head: `<meta http-equiv="refresh" content="${AGAIN_S}">`,
    },
  );
}
