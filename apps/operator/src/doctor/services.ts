import { clockLine, mailProblem } from '@cpc/api';
import type { DoctorLine } from '@cpc/contract';
import { paypalOf, type Settings } from '@cpc/settings';
import { type Fetched, fetched } from './fetching.ts';
import { fault, ok, reasonOf, warning } from './line.ts';

/** The provider takes the credentials, knows the webhook, and agrees about the time. */
export async function examinePayment(settings: Settings): Promise<DoctorLine[]> {
  if (settings.counterOnly) return [ok('payment', 'customers pay at the counter only')];
  if (settings.paypal) return examinePaypal(paypalOf(settings.paypal), settings.publicUrl, settings.paypal.live);
  const standin = settings.paypalStandin;
  const line = warning(
    'payment',
    'a stand-in takes the payments: no money moves',
    'set the PAYPAL_ variables for a real shop',
  );
  if (!standin) return [line];
  const provider = { apiUrl: standin.url, clientId: 'demo', clientSecret: standin.clientSecret, webhookId: '' };
  return [...(await examinePaypal(provider, undefined, false)), line];
}

interface Provider {
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
}

const CREDENTIALS =
  'check PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_ENVIRONMENT: live and sandbox have their own';

/** @param publicUrl where the webhook must lead; undefined: not examined */
export async function examinePaypal(
  { apiUrl, clientId, clientSecret, webhookId }: Provider,
  publicUrl: string | undefined,
  live: boolean,
): Promise<DoctorLine[]> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  let answer: Fetched;
  try {
    answer = await fetched(`${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    });
  } catch (error) {
    return [
      fault(
        'payment',
        `${apiUrl} does not answer: ${reasonOf(error)}`,
        'let the server reach the provider: network, proxy, firewall',
      ),
    ];
  }
  const clock = answer.ahead === undefined ? [] : [clockLine('clock', answer.ahead, 'the payment provider')];
  const token = tokenIn(answer);
  if (token === undefined)
    return [fault('payment', `${apiUrl} refuses the credentials (${answer.status})`, CREDENTIALS), ...clock];
  const play = live
    ? []
    : [warning('payment', 'the sandbox takes play money', 'set PAYPAL_ENVIRONMENT=live for a real shop')];
  const webhook = publicUrl === undefined ? [] : [await webhookLine(apiUrl, token, webhookId, publicUrl)];
  return [
    ok('payment', `${apiUrl} takes the credentials`),
    ...(publicUrl === undefined ? [] : play),
    ...webhook,
    ...clock,
  ];
}

function tokenIn({ status, body }: Fetched): string | undefined {
  const parsed = jsonOf(body);
  const token =
    typeof parsed === 'object' && parsed !== null && 'access_token' in parsed ? parsed.access_token : undefined;
  return status === 200 && typeof token === 'string' ? token : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without it nobody tells the server of a payment whose customer closed the page. */
async function webhookLine(apiUrl: string, token: string, id: string, publicUrl: string): Promise<DoctorLine> {
  const wanted = `${publicUrl}/api/Paypal/webhook`;
  const todo = `make a webhook to ${wanted} at developer.paypal.com, and set PAYPAL_WEBHOOK_ID to its id`;
  try {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await fetched(`${apiUrl}/v1/notifications/webhooks/${encodeURIComponent(id)}`, {
      headers,
    });
    if (status !== 200) return fault('webhook', `the provider knows no webhook ${id} (${status})`, todo);
    const hook = jsonOf(body);
    const url = typeof hook === 'object' && hook !== null && 'url' in hook ? String(hook.url) : '';
    return url === wanted ? ok('webhook', wanted) : fault('webhook', `the webhook leads to ${url}`, todo);
  } catch (error) {
    return warning('webhook', `not examined: ${reasonOf(error)}`, 'run the doctor again');
  }
}

/** The gateway for codes to phone numbers takes the account. */
export async function examineTexts({ twilio }: Settings): Promise<DoctorLine[]> {
  // The settings warn already that nobody can register without one.
  if (!twilio) return [];
  const { apiUrl, accountSid, authToken } = twilio;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  try {
    const { status } = await fetched(`${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}.json`, {
      headers: { authorization },
    });
    return [
      status === 200
        ? ok('texts', `${apiUrl} takes the account`)
        : fault('texts', `${apiUrl} refuses the account (${status})`, 'check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN'),
    ];
  } catch (error) {
    return [fault('texts', `${apiUrl} does not answer: ${reasonOf(error)}`, 'let the server reach the gateway')];
  }
}

/** The mail server takes the user and the password; nothing is sent. */
export async function examineMail({ mail }: Settings): Promise<DoctorLine[]> {
  if (!mail) return [];
  const { host } = new URL(mail.url);
  const problem = await mailProblem(mail.url);
  return [
    problem === undefined
      ? ok('mail', `${host} takes e-mails`)
      : fault('mail', `${host} takes no e-mails: ${problem}`, 'check MAIL_URL, and let the server reach it'),
  ];
}

/** One push service is asked: they are reached the same way. */
export async function examinePush({ notifications: { services } }: Settings): Promise<DoctorLine[]> {
  if (services.length === 0) return [ok('push', 'off (PUSH_SERVICES=none)')];
  const host = services.find((name) => !name.startsWith('*'));
  if (host === undefined) return [ok('push', services.join(', '))];
  try {
    await fetched(`https://${host}/`);
    return [ok('push', `${host} is reachable`)];
  } catch (error) {
    return [
      warning(
        'push',
        `${host} does not answer: ${reasonOf(error)}`,
        'let the server reach it, or set PUSH_SERVICES=none: customers then look themselves',
      ),
    ];
  }
}
