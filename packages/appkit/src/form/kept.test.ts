import { afterEach, expect, it } from 'vitest';
import { begin, byField, typeIn } from './held.ts';
import { beginKept, forgetKept, keep } from './kept.ts';

const SAVED = { name: 'Ann', role: 'staff' };
const again = (saved = SAVED) => beginKept('a form', saved, byField).values;

afterEach(forgetKept);

it('[PA-01.1] what was typed and not saved is there when the page is opened again', () => {
  keep('a form', typeIn(begin(SAVED), { name: 'Anna' }));
  expect(again()).toEqual({ name: 'Anna', role: 'staff' });
  expect(beginKept('another form', SAVED, byField).values).toEqual(SAVED);
  expect(beginKept(undefined, SAVED, byField).values).toEqual(SAVED);
});

it('[PA-01.1] a value that was saved meanwhile replaces what was typed into its field, and no other', () => {
  keep('a form', typeIn(begin(SAVED), { name: 'Anna', role: 'owner' }));
  expect(again({ ...SAVED, role: 'technician' })).toEqual({ name: 'Anna', role: 'technician' });
});

it('[PA-01.1] nothing is kept of a form whose values are saved, nor after a logout', () => {
  keep('a form', typeIn(begin(SAVED), { name: 'Anna' }));
  keep('a form', begin(SAVED));
  expect(again()).toEqual(SAVED);
  keep('a form', typeIn(begin(SAVED), { name: 'Anna' }));
  forgetKept();
  expect(again()).toEqual(SAVED);
});
