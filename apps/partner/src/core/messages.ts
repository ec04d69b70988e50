import { type Agreed, pushAgreement } from '@cpc/appkit';
import { client } from './services.ts';
import { currentSession } from './session-store.ts';
import { readText, writeText } from './storage.ts';

/** A person in a shop: a device gets the messages of one. */
const ownerOf = (personId: string | undefined, partnerId: string | null | undefined): string =>
  `${personId ?? ''} ${partnerId ?? ''}`;

const { agree, disagree, leave, agreedHere } = pushAgreement({
  base: import.meta.env.BASE_URL,
  state: (endpoint) => client.call('Partner.messages', { endpoint }),
  start: (subscription) => client.call('Partner.startMessages', subscription),
  stop: (endpoint) => client.call('Partner.stopMessages', { endpoint }),
  readAgreed: () => readText('messages'),
  keepAgreed: (owner) => writeText('messages', owner),
  owner: () => ownerOf(currentSession()?.person_id, currentSession()?.partner_id),
});

export { agree, disagree };

/** Ends them in the browser when the person logs out. The server forgets it when its push service says that it is gone. */
export const endMessages = async (): Promise<void> => void (await leave());

/** Whether this browser gets messages. Those of a person who was here before end first. */
export async function messagesHere(language: string): Promise<Agreed> {
  const [person] = (readText('messages') ?? '').split(' ');
  if (person !== '' && person !== currentSession()?.person_id) await leave();
  return agreedHere(language);
}
