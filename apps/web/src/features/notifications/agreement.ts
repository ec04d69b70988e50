import { pushAgreement, STORAGE_PREFIX } from '@cpc/appkit';
import { client } from '../../core/client.ts';
import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';

const AGREED = `${STORAGE_PREFIX}notify`;

/** Notices about the account's orders on this device. */
export const { agree, disagree, leave, agreedHere, endpointHere } = pushAgreement({
  base: '/',
  state: (endpoint) => client.call('Notification.get', { endpoint }),
  start: (subscription) => client.call('Notification.subscribe', subscription),
  stop: (endpoint) => client.call('Notification.unsubscribe', { endpoint }),
  readAgreed: () => deviceStorage.getItem(AGREED),
  keepAgreed: (uid) => (uid === undefined ? deviceStorage.removeItem(AGREED) : deviceStorage.setItem(AGREED, uid)),
  owner: () => sessionStore.getState().userInfo?.uid ?? '',
});
