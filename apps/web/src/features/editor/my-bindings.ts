import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';
import { type Bindings, createBindings } from './binding.ts';

/** The bindings of the account that is logged in now. */
export const myBindings = (): Bindings =>
  createBindings(deviceStorage, sessionStore.getState().userInfo?.uid ?? 'nobody');
