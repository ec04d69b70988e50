import { STORAGE_PREFIX } from '@cpc/appkit';
import { useMutation } from '@tanstack/react-query';
import { client } from '../core/client.ts';
import { deviceStorage } from '../core/storage.ts';
import { savedDevice } from '../core/stores.ts';

/** The secret by which the server knows, when the provider leads back here, that the login began in this browser. */
const BROWSER_KEY = `${STORAGE_PREFIX}openid`;

interface Beginning {
  readonly provider: string;
  /** Connects the provider to the account instead of logging in. */
  readonly connect?: true;
  /** The account's password, if it has one: connecting needs it. */
  readonly password?: string;
}

/** Leaves for the provider's pages. */
export function useBeginOpenid() {
  return useMutation({
    mutationFn: async (beginning: Beginning) => {
      const { url, browser } = await client.call('User.beginOpenid', beginning);
      deviceStorage.setItem(BROWSER_KEY, browser);
      location.assign(url);
    },
  });
}

/** What the provider sent back in the address. */
export interface OpenidAnswer {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

/** Ends the login with the provider's answer; it works once. */
export function finishOpenid(answer: OpenidAnswer) {
  const browser = deviceStorage.getItem(BROWSER_KEY) ?? '';
  deviceStorage.removeItem(BROWSER_KEY);
  return client.call('User.finishOpenid', { ...answer, browser, device: savedDevice() });
}
