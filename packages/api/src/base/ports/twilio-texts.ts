import { Agent, request } from 'undici';
import type { Log } from './log.ts';
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

const ANSWER_MS = 10_000;
const MAX_ANSWER_BYTES = 64_000;

/**
 * Text messages by Twilio's Messages API: a form over HTTPS with basic authentication, answered 201 with the message.
 * https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource
 * A message is sent once: the API has no key for repeated requests, and a second text would carry the same code.
 */
export function twilioTexts({ apiUrl, accountSid, authToken, from, inbox }: TwilioConfig, log: Log): Texts {
  const agent = new Agent({
    connect: { timeout: 5_000 },
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    inbox,
    async send(to, text) {
      const body = new URLSearchParams({ To: to, Body: text, ...sender }).toString();
      try {
        const signal = AbortSignal.timeout(ANSWER_MS);
        const answer = await request(url, { method: 'POST', headers, body, dispatcher: agent, signal });
        const responseBody = await answer.body.text();
        if (answer.statusCode === 201) return true;
        // Only the code of the refusal is logged: its message contains the number.
        log.warn({ status: answer.statusCode, refusal: refusalOf(responseBody) }, 'the text gateway refused a message');
      } catch (error) {
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'the text gateway did not answer');
      }
      return false;
    },
    close: () => agent.close(),
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
