import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the server's request that caused the print of now: the log and the calls about that print name it. */
const current = new AsyncLocalStorage<string | undefined>();

export const withRequestId = <T>(id: string | undefined, work: () => T): T => current.run(id, work);

export const requestIdOfNow = (): string | undefined => current.getStore();
