import { once } from 'node:events';
import type { FastifyPluginAsync } from 'fastify';
import { mailPages } from './pages.ts';
import { smtpServer } from './smtp.ts';
import type { MailMisbehaviour, MailStandinOptions, StandinMail } from './state.ts';

export interface MailStandin {
  /** Where a server sends to: `smtp://user:password@127.0.0.1:…`. */
  readonly url: string;
  /** The pages of the mailbox. */
  readonly plugin: FastifyPluginAsync;
  /** The accepted e-mails, the latest last. */
  readonly mails: readonly StandinMail[];
  readonly misbehave: (what: MailMisbehaviour) => void;
  readonly close: () => Promise<void>;
}

/**
 * A mail server on this machine that speaks SMTP, for demos and tests. It passes nothing on: its pages show the e-mails
 * to everybody who opens them.
 * @throws Error in production: nobody would get their e-mails
 */
export async function mailStandin(options: MailStandinOptions): Promise<MailStandin> {
  if (process.env['NODE_ENV'] === 'production')
    throw new Error('mailStandin: refuses to run with NODE_ENV=production; set the MAIL_ variables');
  const mails: StandinMail[] = [];
  const wrong: MailMisbehaviour[] = [];
  const take = <Moment extends MailMisbehaviour>(...moments: readonly Moment[]): Moment | undefined => {
    const next = moments.find((moment) => moment === wrong[0]);
    if (next !== undefined) wrong.shift();
    return next;
  };
  const smtp = smtpServer({ options, mails, take });
  // A client that hangs up is no fault of the stand-in.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('mailStandin: has no port');
  return {
    url: `smtp://${options.user}:${options.password}@127.0.0.1:${address.port}`,
    plugin: async (app) => mailPages(app, mails),
    mails,
    misbehave: (what) => void wrong.push(what),
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
