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

  it('[AP-02.2] the class of an action tells its path', () => {
    const user = ['User.login', 'Order.place', 'PhoneWorks.list', 'ColourWorks.save'] as const;
    for (const name of user) expect(pathOf(name)).toBe('/userphoneapplets/index');
    for (const name of ['Works.list', 'Works.save']) expect(pathOf(name)).toBe('/userapplets/index');
    for (const name of ['TshirtWorks.list', 'TshirtWorks.save']) expect(pathOf(name)).toBe('/usertshirtsapplets/index');
    expect(pathOf('Partner.login')).toBe('/partnerapplets/index');
    expect(pathOf('Operator.shops')).toBe('/operatorapplets/index');
    for (const name of ['Station.enrol', 'PrintJob.lease', 'Display.begin'])
      expect(pathOf(name)).toBe('/stationapplets/index');
    expect(new Set(ACTIONS.map(({ path }) => path)).size).toBe(6);
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
