import type { Log } from './log.ts';
import { outward } from './outward.ts';
import type { Texts } from './texts.ts';

export interface TwilioConfig {
  /** https://api.twilio.com, a service that speaks the same protocol, or the stand-in; without a slash at the end. */
  readonly apiUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The sending number in E.164, an alphanumeric sender, or a messaging service's SID (MG…). */
  readonly from: string;
  /** The page on which the stand-in shows its messages. */
  readonly inbox?: string | undefined;
}

const LIMITS = { connectMs: 5_000, silentMs: 10_000, wholeMs: 10_000, maxBytes: 64_000 } as const;

/**
 * Text messages by Twilio's Messages API: a form over HTTPS with basic authentication, answered 201 with the message.
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 * A message is sent once: the API has no key for repeated requests, and a second text would carry the same code.
 */
export function twilioTexts({ apiUrl, accountSid, authToken, from, inbox }: TwilioConfig, log: Log): Texts {
  const gateway = outward(LIMITS);
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    inbox,
    async send(to, text) {
      const body = new URLSearchParams({ To: to, Body: text, ...sender }).toString();
      try {
        const { status, bytes } = await gateway.ask(url, { method: 'POST', headers, body });
        if (status === 201) return true;
        // Only the code of the refusal is logged: its message contains the number.
        log.warn({ status, refusal: refusalOf(bytes.toString()) }, 'the text gateway refused a message');
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the text gateway did not answer');
      }
      return false;
    },
    close: () => gateway.close(),
  };
}

/** https://www.twilio.com/docs/api/errors */
function refusalOf(body: string): number | undefined {
  try {
    const { code }: { readonly code?: unknown } = JSON.parse(body);
    return typeof code === 'number' ? code : undefined;
  } catch {
    return undefined;
  }
}
