import { ClientError } from '@cpc/client';

/**
 * Returns true if a retry may help: the network or the server failed. A refusal is an answer (AP-04: codes from 1000
 * on).
 */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ClientError)) return true;
  return error.code <= 1 || (error.code >= 500 && error.code < 1000);
}
