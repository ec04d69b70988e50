/** An e-mail that is ready to be sent. */
export interface Mail {
  /** Names the e-mail; the same again if it is sent again, so that mailboxes can tell. Letters, digits and `-`. */
  readonly id: string;
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address at which one tap ends e-mails of this kind (RFC 8058); undefined for what must be sent. */
  readonly off?: string | undefined;
  readonly files?: readonly MailFile[] | undefined;
}

export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * What the mail server made of an e-mail: it took it, it knows no such mailbox, it refuses this e-mail for good, it does
 * not take this one now, it got all of it and its answer is lost, or it takes none now.
 */
export type MailFate = 'taken' | 'bounced' | 'refused' | 'later' | 'unsure' | 'away';

/** A mail server that passes e-mails on. */
export interface Mails {
  /** Rejects if the signal aborts: the mail server may have taken the e-mail. */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<MailFate>;
  /** The page that shows the e-mails of a demo; a real mail server has none. */
  readonly inbox?: string | undefined;
}
