import { describe, expect, it } from 'vitest';
import { assemble, type Handlers } from './handlers.ts';

const login: Handlers = { 'Machine.list': async () => [] };

describe('the handlers', () => {
  it('[AP-02.2] the server starts only if every action has exactly one handler', () => {
    expect([...assemble([login], ['Machine.list']).keys()]).toEqual(['Machine.list']);
    expect(() => assemble([login, login], ['Machine.list'])).toThrow('Machine.list has two handlers');
    expect(() => assemble([login], ['Machine.list', 'Machine.get'])).toThrow(
      'these actions have no handler: Machine.get',
    );
    expect(() => assemble([login], ['Machine.get'])).toThrow(
      'Machine.list has a handler but is not an action of the contract',
    );
  });
});
