import { describe, expect, it } from 'vitest';
import { asShown, begin, byField, byTyped, follow, problemsOf, typeIn, untilTyped } from './held.ts';

const SAVED = { name: 'Ann', role: 'staff', slots: [{ id: 'A' }] };

describe('the state of a form', () => {
  it('[PA-01.1] a value saved elsewhere replaces what was typed into its field, and no other', () => {
    const typed = typeIn(begin(SAVED), { name: 'Anna', role: 'owner' });
    const followed = follow(typed, { ...SAVED, role: 'blocked' }, byField);
    expect(followed.values).toEqual({ ...SAVED, name: 'Anna', role: 'blocked' });
  });

  it('[PA-01.1] the same values saved again change nothing', () => {
    const typed = typeIn(begin(SAVED), { name: 'Anna' });
    expect(follow(typed, { ...SAVED, slots: [{ id: 'A' }] }, byField)).toBe(typed);
  });

  it('[RT-02] [OR-07.1] a default that arrives late fills its field, and never replaces what was chosen', () => {
    const guess = { country: 'US', phone: '' };
    const typed = typeIn(begin(guess), { phone: '13800138011' });
    expect(follow(typed, { ...guess, country: 'DE' }, byTyped).values).toEqual({ country: 'DE', phone: '13800138011' });
    const chosen = typeIn(typed, { country: 'CN' });
    expect(follow(chosen, { ...guess, country: 'DE' }, byTyped).values).toEqual({
      country: 'CN',
      phone: '13800138011',
    });
  });

  it('[PA-15.2] a sum that grows changes no field that a person has read', () => {
    const all = { amount: '10.00', reference: '' };
    const more = { ...all, amount: '12.00' };
    expect(follow(begin(all), more, asShown).values).toEqual(all);
    const typed = typeIn(begin(all), { reference: 'slip 7' });
    expect(follow(typed, more, untilTyped).values).toEqual({ amount: '10.00', reference: 'slip 7' });
    expect(follow(begin(all), more, untilTyped).values).toEqual(more);
  });

  it('[OR-07.1] problems are shown from the first submit on', () => {
    const wrong = { role: 'no role', name: 'no name' };
    const fresh = begin(SAVED);
    expect(problemsOf(fresh, wrong)).toEqual({});
    expect(problemsOf({ ...fresh, asked: true }, wrong)).toEqual(wrong);
    expect(problemsOf({ ...fresh, asked: true }, {})).toEqual({});
  });

  it('[OR-07.1] a refusal stays at its field until that field is changed', () => {
    const refused = { ...begin(SAVED), refusals: { name: 'taken' } };
    expect(problemsOf(typeIn(refused, { role: 'owner' }), {})).toEqual({ name: 'taken' });
    expect(problemsOf(typeIn(refused, { name: 'Bea' }), {})).toEqual({});
  });
});
