import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { childSignal } from './child-signal.ts';
import type { Log } from './log.ts';
import type { Mail, MailFate, Mails } from './mails.ts';

export interface MailConfig {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must offer STARTTLS unless it is this machine. */
  readonly url: string;
  /** The sending address, without a name. */
  readonly from: string;
  /** What a mailbox shows as the sender. */
  readonly name: string;
  /** Where answers go; empty: nowhere. */
  readonly replyTo: string;
  /** The page on which the stand-in shows its e-mails. */
  readonly inbox?: string | undefined;
}

const LIMITS = { connectionTimeout: 5_000, greetingTimeout: 10_000, dnsTimeout: 5_000 } as const;
/** A mail server that is silent for so long in a dialogue is away; ms. */
const SILENT_MS = 15_000;
/** How long a mail server may take to get the whole of an e-mail; ms. */
const MAX_GIVING_MS = 60_000;
/** How long it may then look into it before it answers (RFC 5321, 4.5.3.2.6); ms. */
const MAX_ANSWER_MS = 10 * 60_000;

const isHere = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The way to a mail server. Nothing is read from files or other servers for an e-mail. */
function transportTo(url: string, socketTimeout: number) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return createTransport({
    host,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isHere(host),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...LIMITS,
    socketTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Why a mail server takes no e-mails, in its words; undefined if it takes them. Nothing is sent. */
export async function mailProblem(url: string): Promise<string | undefined> {
  const transport = transportTo(url, SILENT_MS);
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    transport.close();
  }
}

/** E-mails by SMTP (RFC 5321). */
export function smtpMails({ url, from, name, replyTo, inbox }: MailConfig, log: Log): Mails {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    inbox,
    async send(mail, signal) {
      const giving = givingTo(url, signal);
      try {
        await giving.transport.sendMail({
          ...contentOf(mail),
          from: { name, address: from },
          ...(replyTo === '' ? {} : { replyTo }),
          messageId: `<${mail.id}@${domain}>`,
          signal: giving.signal,
        });
        return 'taken';
      } catch (error) {
        signal.throwIfAborted();
        const fate = fateOf(error, giving.isWhole());
        // Neither the address nor the server's words, which contain it, are logged.
        if (fate !== 'bounced') log.warn({ fate, ...kindOf(error) }, 'the mail server did not take an e-mail');
        return fate;
      } finally {
        giving.end();
      }
    },
  };
}

/** The way of one e-mail, which knows whether the mail server got all of it: then it may take long to answer. */
function givingTo(url: string, stop: AbortSignal) {
  const transport = transportTo(url, MAX_ANSWER_MS);
  const late = childSignal(stop);
  const timer = setTimeout(late.abort, MAX_GIVING_MS);
  let whole = false;
  async function* given(content: Readable) {
    yield* content;
    whole = true;
    clearTimeout(timer);
  }
  transport.use('stream', ({ message }, done) => {
    message.processFunc((content) => Readable.from(given(content)));
    done();
  });
  return {
    transport,
    signal: late.signal,
    isWhole: () => whole,
    end() {
      clearTimeout(timer);
      late.unlink();
      transport.close();
    },
  };
}

function contentOf({ to, subject, text, html, off, files = [] }: Mail) {
  return {
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: files.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
    headers: {
      // Nobody's mailbox answers it by itself (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(off === undefined
        ? {}
        : { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

interface Failure {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

const failureOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {});

/** What of a failure names nobody. */
const kindOf = (error: unknown) => {
  const { code, command, responseCode } = failureOf(error);
  return { code, command, responseCode };
};

/**
 * A 5xx is final (RFC 5321, 4.2.1): about the e-mail if it answers its content, about the mailbox if it answers RCPT.
 * But a server that does not know us answers RCPT with 5xx as well: no mailbox is blamed for that.
 */
function fateOf(error: unknown, isWhole: boolean): MailFate {
  const { command, responseCode, response } = failureOf(error);
  if (command !== 'RCPT TO' && command !== 'DATA') return isWhole ? 'unsure' : 'away';
  if (typeof responseCode !== 'number' || responseCode < 500) return 'later';
  if (command === 'DATA') return 'refused';
  return isAboutMailbox(String(response)) ? 'bounced' : 'later';
}

/**
 * By the enhanced status code alone: 5.1 is a bad address, 5.2.1 a closed mailbox (RFC 3463, 3.2 and 3.3). A relay that is
 * set up wrongly refuses every address with a bare 550.
 */
const isAboutMailbox = (response: string): boolean => /^\d{3}[ -]5\.(1\.\d{1,3}|2\.1)\b/.test(response);
