import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The id of the request that caused the work of now: its own handling, its background jobs, and the print job it made.
 * Every line of the log carries it (RL-05), without an argument in each function between.
 */
const current = new AsyncLocalStorage<string>();

export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

export const requestIdOfNow = (): string | undefined => current.getStore();
