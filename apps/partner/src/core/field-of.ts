import { ClientError } from '@cpc/client';

/** Which field the server's refusal is about, by its name in the call; undefined where it is about none. */
export function fieldOf(error: Error): unknown {
  const data = error instanceof ClientError ? error.data : undefined;
  return typeof data === 'object' && data !== null && 'field' in data ? data.field : undefined;
}
