import { ClientError } from '@cpc/client';

/** The field that the server's refusal is about, by its name in the call; undefined if it is about none. */
export function refusedField(error: unknown): string | undefined {
  const data = error instanceof ClientError ? error.data : undefined;
  const field = typeof data === 'object' && data !== null && 'field' in data ? data.field : undefined;
  return typeof field === 'string' ? field : undefined;
}
