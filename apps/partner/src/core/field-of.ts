import { ClientError } from '@cpc/client';

/** The field that the server's refusal is about, by its name in the call; undefined if it is about none. */
export function fieldOf(error: Error): unknown {
  const data = error instanceof ClientError ? error.data : undefined;
  return typeof data === 'object' && data !== null && 'field' in data ? data.field : undefined;
}
