import type { Translator } from '@cpc/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inboxRoutes } from '../inbox.ts';
import { escape } from '../paypal/approval-page.ts';
import type { StandinMail } from './state.ts';

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
  inboxRoutes(app, {
    sent: mails,
    texts: ({ t }) => ({
      title: t('standin.mails'),
      what: t('standin.mailsWhat'),
      demo: t('standin.mailsDemo'),
      none: t('standin.noMails'),
    }),
    line: lineOf,
  });
  app.get('/mail/:number', (request: Wanted, reply) => send(reply, 'text/html; charset=utf-8', find(request)?.html));
  app.get('/mail/:number/text', (request: Wanted, reply) =>
    send(reply, 'text/plain; charset=utf-8', find(request)?.text),
  );
  app.get('/mail/:number/file/:file', (request: Wanted, reply) => {
    const file = find(request)?.files[Number(request.params.file)];
    return send(reply, file?.mediaType ?? '', file && Buffer.from(file.bytes));
  });
}

function lineOf({ number, subject, files }: StandinMail, { t }: Translator): string {
  const links = [
    `<a href="mail/${number}/text">${escape(t('standin.mailText'))}</a>`,
    ...files.map((file, at) => `<a href="mail/${number}/file/${at}"><bdi>${escape(file.name)}</bdi></a>`),
  ];
  return `<p class="text" dir="auto"><a href="mail/${number}">${escape(subject)}</a></p>
      <p class="what">${links.join(' · ')}</p>`;
}
