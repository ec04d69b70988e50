import { pushAgreement } from '@cpc/appkit';
import { client } from '../../core/client.ts';
import { NOTICES_KEY } from '../../core/notices-key.ts';
import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';

/** Notices about the account's orders on this device. */
const agreement = pushAgreement({
  base: '/',
  state: (endpoint) => client.call('Notification.get', { endpoint }),
  start: (subscription) => client.call('Notification.subscribe', subscription),
  stop: (endpoint) => client.call('Notification.unsubscribe', { endpoint }),
  readAgreed: () => deviceStorage.getItem(NOTICES_KEY),
  keepAgreed: (uid) =>
    uid === undefined ? deviceStorage.removeItem(NOTICES_KEY) : deviceStorage.setItem(NOTICES_KEY, uid),
  owner: () => sessionStore.getState().userInfo?.uid ?? '',
});

export const { agree, disagree, leave, endpointHere } = agreement;

/** The question whether this device gets notices, asked once for a customer and a language. */
export const noticesHere = (uid: string | undefined, code: string) => ({
  queryKey: ['notifications', uid, code],
  queryFn: () => agreement.agreedHere(code),
});
