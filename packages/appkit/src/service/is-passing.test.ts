import { ClientError } from '@cpc/client';
import { ERRORS } from '@cpc/contract/errors';
import { describe, expect, it } from 'vitest';
import { isPassing } from './is-passing.ts';

describe('retries of a query', () => {
  it('[AP-05.1] a query is retried after a failure of the network or the server', () => {
    for (const code of [0, 1, 500, 503, 900]) expect(isPassing(new ClientError('unknown', code, ''))).toBe(true);
    expect(isPassing(new TypeError('anything else'))).toBe(true);
  });

  it('[LN-07.2] a refusal is not retried: an unknown station is reported at once', () => {
    for (const name of [
      'deviceMissing',
      'notFound',
      'tokenExpired',
      'forbidden',
      'tooManyRequests',
      'notInStock',
    ] as const) {
      expect(isPassing(new ClientError(name, ERRORS[name].code, ''))).toBe(false);
    }
  });
});
