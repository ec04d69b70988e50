import { describe, expect, it } from 'vitest';
import type { Action } from './action.ts';
import { ACTIONS } from './actions.ts';
import { ERRORS } from './errors.ts';
import { pathOf } from './wire.ts';

describe('the contract', () => {
  it('[AP-02.1] every action is declared once, named Class.method', () => {
    const names = ACTIONS.map((action) => action.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]+\.[a-z][A-Za-z]+$/);
  });

  it('[AP-02.2] the client sends every action to its declared path', () => {
    for (const action of ACTIONS) expect([action.name, pathOf(action.name)]).toEqual([action.name, action.path]);
  });

  it('[AP-02.1] every action declares who may call it', () => {
    expect(ACTIONS.filter((action) => action.who.length === 0).map((action) => action.name)).toEqual([]);
  });

  it('[PA-09.1] partner actions, and no others, declare the duty that they need', () => {
    const declared: readonly Action[] = ACTIONS as readonly Action<unknown, unknown>[];
    const wrong = declared.filter(({ who, duty }) => who.includes('partner') !== (duty !== undefined));
    expect(wrong.map((action) => action.name)).toEqual([]);
  });

  it('[AP-04.1] [AP-04.2] handled outcomes have their own codes, transport faults their HTTP status', () => {
    const handled = Object.values(ERRORS).filter((error) => !('http' in error));
    expect(new Set(handled.map((error) => error.code)).size).toBe(handled.length);
    expect(Math.min(...handled.map((error) => error.code))).toBeGreaterThanOrEqual(1000);
    const faults = Object.values(ERRORS).filter((error) => 'http' in error);
    expect(faults.map((error) => error.http)).toEqual(faults.map((error) => error.code));
  });
});
