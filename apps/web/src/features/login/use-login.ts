import type { LoggedIn, PhoneChallenge } from '@cpc/contract';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../core/client.ts';
import { queryClient } from '../../core/query-client.ts';
import { saveDevice, savedDevice, sessionStore } from '../../core/stores.ts';
import { goIn } from '../../data/enter.ts';

export interface Credentials {
  readonly phone: string;
  readonly password: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** `reset` opens the account of a forgotten password. */
export type LoginMode = 'login' | 'register' | 'reset';

/** A code that was sent to a number, and the credentials it was requested with. */
export interface SentCode {
  readonly credentials: Credentials;
  readonly challenge: PhoneChallenge;
}

export function useLogin() {
  return useMutation({
    mutationFn: (credentials: Credentials) => client.call('User.login', { ...credentials, device: savedDevice() }),
    onSuccess: enter,
  });
}

/** Requests a code. No account is opened or changed until the code is typed. */
export function useSendCode(onSent: (sent: SentCode) => void) {
  return useMutation({
    mutationFn: async (credentials: Credentials): Promise<SentCode> => ({
      credentials,
      challenge: await client.call('User.register', { ...credentials, device: savedDevice() }),
    }),
    onSuccess: onSent,
  });
}

export function useProve({ challenge: { challenge } }: SentCode) {
  return useMutation({
    mutationFn: (code: string) => client.call('User.prove', { challenge, code, device: savedDevice() }),
    onSuccess: enter,
  });
}

/** Goes on as who has just logged in. */
export function enter({ device, ...user }: LoggedIn): void {
  saveDevice(device);
  // Data that was fetched as another account must not be shown to this one.
  queryClient.clear();
  sessionStore.getState().logIn(user);
  goIn();
}
