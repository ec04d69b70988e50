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

export type LoginMode = 'login' | 'register';

export function useLogin(mode: LoginMode) {
  return useMutation({
    mutationFn: (credentials: Credentials) =>
      client.call(mode === 'login' ? 'User.login' : 'User.register', { ...credentials, device: savedDevice() }),
    onSuccess: ({ device, ...user }) => {
      saveDevice(device);
      // Whatever was read as someone else is not shown to this account.
      queryClient.clear();
      sessionStore.getState().logIn(user);
      goIn();
    },
  });
}
