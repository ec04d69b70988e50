import { type Agreed, pushAgreement } from '@cpc/appkit';
import type { Locale } from '@cpc/i18n';
import { client } from './services.ts';
import { currentSession } from './session-store.ts';
import { readText, writeText } from './storage.ts';

/** A person in a shop: a device gets the messages of one. */
const ownerOf = (personId: string | undefined, partnerId: string | null | undefined): string =>
  `${personId ?? ''} ${partnerId ?? ''}`;

const {
  agree: subscribe,
  disagree,
  leave,
  agreedHere,
} = pushAgreement({
  base: import.meta.env.BASE_URL,
  state: (endpoint) => client.call('Partner.messages', { endpoint }),
  start: (subscription) => client.call('Partner.startMessages', subscription),
  stop: (endpoint) => client.call('Partner.stopMessages', { endpoint }),
  readAgreed: () => readText('messages'),
  keepAgreed: (owner) => writeText('messages', owner),
  owner: () => ownerOf(currentSession()?.person_id, currentSession()?.partner_id),
});

export { disagree };

let agreeing = 0;

export async function agree(key: string): Promise<boolean> {
  agreeing += 1;
  try {
    return await subscribe(key);
  } finally {
    agreeing -= 1;
  }
}

/** How long a logout waits for the browser, ms. */
const MAX_WAIT_MS = 2_000;

/** Ends them when the person logs out. @returns the address that the server forgets, if the browser names it in time */
export const endMessages = (): Promise<string | undefined> =>
  Promise.race([leave(), new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);

/** The person who agreed here last, if their messages have not ended. */
const agreedPerson = (): string | undefined => readText('messages')?.split(' ')[0];

/** Whether this browser gets messages. Those of a person who was here before end. */
export async function messagesHere(locale: Locale): Promise<Agreed> {
  const me = currentSession()?.person_id;
  const before = agreedPerson();
  if (before !== undefined && before !== me) await leave();
  const agreed = await agreedHere(locale);
  // Neither the server nor the device knows of messages for this person: a subscription is somebody else's.
  if (!agreed.on && agreeing === 0 && agreedPerson() !== me) await leave();
  return agreed;
}
