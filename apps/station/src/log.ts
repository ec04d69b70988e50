import { requestIdOfNow } from './request-id.ts';

/** One line of JSON per event on stderr; stdout is reserved for the ready line. */
export type Log = (event: string, facts?: Readonly<Record<string, string | number | undefined>>) => void;

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  return (event, facts = {}) => {
    const requestId = requestIdOfNow();
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), event, requestId, ...facts })}\n`);
  };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
