import { describe, expect, it } from 'vitest';
import { EMPTY_KEYPAD, keypad, type KeypadState } from './keypad.ts';

const type = (text: string, from: KeypadState = EMPTY_KEYPAD): KeypadState =>
  text.split('').reduce((state, digit) => keypad(state, { type: 'digit', digit }), from);

describe('the pickup keypad', () => {
  it('[QU-02.1] the sixth digit sends the code; a seventh is ignored', () => {
    expect(type('12345')).toEqual({ at: 'typing', code: '12345' });
    expect(type('123456')).toEqual({ at: 'checking', code: '123456' });
    expect(type('1234567')).toEqual({ at: 'checking', code: '123456' });
  });

  it('[QU-02.1] erase and clear work, and keys that are no digits are ignored', () => {
    expect(keypad(type('12'), { type: 'erase' })).toEqual({ at: 'typing', code: '1' });
    expect(keypad(EMPTY_KEYPAD, { type: 'erase' })).toEqual(EMPTY_KEYPAD);
    expect(type('a-٣ ')).toEqual(EMPTY_KEYPAD);
    expect(keypad(type('123456'), { type: 'clear' })).toEqual(EMPTY_KEYPAD);
  });

  it('[QU-02.1] the next key after an answer starts a new code', () => {
    expect(type('7', { at: 'refused', message: 'no' })).toEqual({ at: 'typing', code: '7' });
    expect(type('7', { at: 'accepted', handed: { order_number: 'K7', bay: 'A1', picture: null } })).toEqual({
      at: 'typing',
      code: '7',
    });
  });

  it('[QU-02.1] [QU-02.2] while typed codes are paused, keys do nothing and a scanned code still counts', () => {
    const locked = keypad(type('123456'), { type: 'locked', until: 99 });
    expect(locked).toEqual({ at: 'locked', until: 99 });
    expect(type('7', locked)).toEqual(locked);
    expect(keypad(locked, { type: 'scanned', code: 'CPC1.x' })).toEqual({ at: 'checking', code: 'CPC1.x' });
    expect(keypad(locked, { type: 'unlocked' })).toEqual(EMPTY_KEYPAD);
  });
});
