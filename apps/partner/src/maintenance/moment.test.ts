import { expect, it } from 'vitest';
import { momentOf, typedMoment } from './moment.ts';

it('[OP-05.5] a typed moment and its time are the same, and half a moment is none', () => {
  const at = new Date(2026, 10, 25, 9, 30).getTime();
  expect(typedMoment(at)).toBe('2026-11-25T09:30');
  expect(momentOf('2026-11-25T09:30')).toBe(at);
  for (const typed of ['', '2026-11-25', '2026-02-31T10:00', '0000-00-00T00:00'])
    expect(momentOf(typed)).toBeUndefined();
});
