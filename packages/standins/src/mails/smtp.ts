import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MAX_KEPT, type MailMisbehaviour, type MailStandinOptions, NO_MAILBOX, type StandinMail } from './state.ts';

export interface MailWire {
  readonly options: MailStandinOptions;
  readonly mails: StandinMail[];
  /** The misbehaviour at one of these moments, if that is next. */
  readonly take: <Moment extends MailMisbehaviour>(...moments: readonly Moment[]) => Moment | undefined;
}

/** https://www.iana.org/assignments/smtp-enhanced-status-codes */
const PROBLEMS = {
  busy: [451, '4.3.2 System not accepting network messages'],
  unknownMailbox: [550, '5.1.1 The mailbox does not exist'],
  noRelay: [550, '5.7.1 Relaying denied'],
  bareRefusal: [550, 'Rejected'],
  refused: [554, '5.7.1 The message was refused'],
  notKnown: [535, '5.7.8 Authentication credentials invalid'],
} as const satisfies Record<string, readonly [code: number, words: string]>;

const problem = (name: keyof typeof PROBLEMS): Error =>
  Object.assign(new Error(PROBLEMS[name][1]), { responseCode: PROBLEMS[name][0] });

/** A mail server without TLS, for this machine only. */
export function smtpServer({ options, mails, take }: MailWire): SMTPServer {
  let last = 0;
  const keep = async (stream: Readable) => {
    const bytes = await buffer(stream);
    const parsed = await PostalMime.parse(bytes);
    mails.push({
      number: ++last,
      to: parsed.to?.[0]?.address ?? '',
      from: parsed.from?.address ?? '',
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html ?? '',
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      files: parsed.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        mediaType: mimeType,
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      })),
      raw: bytes.toString('latin1'),
      at: options.clock(),
    });
    mails.splice(0, Math.max(0, mails.length - MAX_KEPT));
  };
  const server = new SMTPServer({
    banner: 'demo mail server',
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      done(take('away') && Object.assign(new Error('4.3.2 Away'), { responseCode: 421 }));
    },
    onAuth({ username, password }, _session, done) {
      if (username === options.user && password === options.password) done(null, { user: username });
      else done(problem('notKnown'));
    },
    onRcptTo({ address }, _session, done) {
      const what = take('busy', 'unknownMailbox', 'noRelay', 'bareRefusal');
      if (what) done(problem(what));
      else done(address.startsWith(NO_MAILBOX) ? problem('unknownMailbox') : null);
    },
    onData(stream, session, answer) {
      const what = take('refused', 'answerLost');
      (what === 'refused' ? buffer(stream) : keep(stream)).then(
        () => {
          if (what === 'answerLost') for (const one of server.connections) one.close();
          else answer(what === 'refused' ? problem('refused') : null);
        },
        (error: unknown) => answer(error instanceof Error ? error : new Error(`mail ${session.id}`)),
      );
    },
  });
  return server;
}
