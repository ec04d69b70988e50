import { ClientError } from '@cpc/client';
import { ERRORS } from '@cpc/contract/wire';
import { describe, expect, it } from 'vitest';
import { isPassing } from './query-client.ts';

describe('asking again', () => {
  it('[AP-05] is for what the network or the server lost', () => {
    for (const code of [0, 1, 500, 503, 900]) expect(isPassing(new ClientError('unknown', code, ''))).toBe(true);
    expect(isPassing(new TypeError('anything else'))).toBe(true);
  });

  it('[LN-07] is not for a refusal: an unknown station is told at once', () => {
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
