export interface MailStandinOptions {
  /** What a server must know to send. */
  readonly user: string;
  readonly password: string;
  /** UTC, ms. */
  readonly clock: () => number;
}

/** The faults that the stand-in can simulate; each order counts once, in the given order. */
export type MailMisbehaviour =
  | 'busy'
  | 'away'
  | 'refused'
  | 'unknownMailbox'
  | 'noRelay'
  | 'bareRefusal'
  | 'answerLost';

/** An accepted e-mail. */
export interface StandinMail {
  /** Grows with each e-mail. */
  readonly number: number;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly { readonly name: string; readonly mediaType: string; readonly bytes: Uint8Array }[];
  readonly raw: string;
  readonly at: number;
}

/** The number of e-mails that are kept. */
export const MAX_KEPT = 50;

/** Mailboxes whose name begins so do not exist: a person sees in a demo what then happens. */
export const NO_MAILBOX = 'nobody';
