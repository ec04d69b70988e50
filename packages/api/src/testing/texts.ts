import type { LoggedIn } from '@cpc/contract';
import type { Texts } from '../base/ports/texts.ts';
import type { Caller } from './caller.ts';

export interface TestTexts extends Texts {
  /** Every accepted message, the latest last. */
  readonly sent: { readonly to: string; readonly text: string }[];
  /** Sets whether it accepts messages. */
  readonly taking: (yes: boolean) => void;
  /** The code in the last message to a number. */
  readonly codeOf: (to: string) => string;
}

/** Keeps messages instead of sending them. The real adapter is tested against the stand-in. */
export function testTexts(): TestTexts {
  const sent: TestTexts['sent'] = [];
  let takes = true;
  return {
    sent,
    taking: (yes) => (takes = yes),
    codeOf(to) {
      const text = sent.findLast((message) => message.to === to)?.text ?? '';
      return /\d{6}/.exec(text)?.[0] ?? '';
    },
    async send(to, text) {
      if (takes) sent.push({ to, text });
      return takes;
    },
    close: async () => undefined,
  };
}

interface Credentials {
  readonly phone: string;
  readonly country: string;
  readonly password: string;
}

/** Registers a phone number and proves it with the code in the last message to any number. */
export async function registered(self: Caller, texts: TestTexts, account: Credentials): Promise<LoggedIn> {
  const { challenge } = await self.must('User.register', account);
  return self.must('User.prove', { challenge, code: texts.codeOf(texts.sent.at(-1)?.to ?? '') });
}
