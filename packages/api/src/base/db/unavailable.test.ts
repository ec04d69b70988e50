import { describe, expect, it } from 'vitest';
import { CommitInDoubt, isUnavailable, isUnusable } from './unavailable.ts';

const failed = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

describe('errors of a database that is down', () => {
  it.each(['25006', '25P03', '57P05', '57P01', '08P01', '08006', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'])(
    '[RL-03.3] %s: the database is down, and the connection is unusable',
    (code) => {
      expect([isUnavailable(failed({ code })), isUnusable(failed({ code }))]).toEqual([true, true]);
    },
  );

  it.each(['Query read timeout', 'Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    '[RL-03.3] "%s" without a code: the database is down, and the connection is unusable',
    (message) => {
      expect([isUnavailable(failed({}, message)), isUnusable(failed({}, message))]).toEqual([true, true]);
    },
  );

  it.each(['53100', '53300'])('[RL-03.3] %s: the database is down, and the connection may be kept', (code) => {
    expect([isUnavailable(failed({ code })), isUnusable(failed({ code }))]).toEqual([true, false]);
  });

  it.each([{ code: '23505' }, { code: '42P01' }, { code: 'ENOENT', syscall: 'open' }, {}])(
    '%o: the database is not away; it is a defect or an answer',
    (facts) => {
      expect([isUnavailable(failed(facts)), isUnusable(failed(facts))]).toEqual([false, false]);
    },
  );

  it('[RL-03.3] a COMMIT in doubt counts as away', () => {
    expect(isUnavailable(new CommitInDoubt(new Error('Connection terminated')))).toBe(true);
  });
});
