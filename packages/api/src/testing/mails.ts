import type { Mail, MailFate, Mails } from '../base/ports/mails.ts';

export interface TestMails extends Mails {
  /** Every accepted e-mail, the latest last. */
  readonly sent: Mail[];
  /** Every e-mail that was tried. */
  readonly tried: () => number;
  /** What becomes of the e-mails from now on. */
  readonly giving: (fate: MailFate) => void;
}

/** Keeps e-mails instead of sending them. The real adapter is tested against the stand-in. */
export function testMails(): TestMails {
  const sent: Mail[] = [];
  let [fate, tried]: [MailFate, number] = ['taken', 0];
  return {
    sent,
    tried: () => tried,
    giving: (next) => (fate = next),
    async send(mail) {
      tried += 1;
      if (fate === 'taken' || fate === 'unsure') sent.push(mail);
      return fate;
    },
  };
}
