import type { HandedOver } from './hand-over.ts';

/** Digits of a pickup code (QU-02). */
export const CODE_LENGTH = 6;

export type KeypadState =
  | { readonly at: 'typing'; readonly code: string }
  | { readonly at: 'checking'; readonly code: string }
  | { readonly at: 'accepted'; readonly handed: HandedOver }
  | { readonly at: 'refused'; readonly message: string }
  /** Too many wrong codes: typed ones count again from `until` (UTC, ms); a scanned one is never paused. */
  | { readonly at: 'locked'; readonly until: number };

export type KeypadEvent =
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  /** A whole code, read by a scanner. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'accepted'; readonly handed: HandedOver }
  | { readonly type: 'locked'; readonly until: number }
  /** The pause is over. */
  | { readonly type: 'unlocked' }
  | { readonly type: 'refused'; readonly message: string };

export const EMPTY_KEYPAD: KeypadState = { at: 'typing', code: '' };

/**
 * The reducer of the station's keypad. The sixth digit sends the code; while it is checked, keys do nothing; after the
 * answer the next key starts a new code.
 */
export function keypad(state: KeypadState, event: KeypadEvent): KeypadState {
  if (event.type === 'accepted') return { at: 'accepted', handed: event.handed };
  if (event.type === 'locked') return { at: 'locked', until: event.until };
  if (event.type === 'unlocked') return EMPTY_KEYPAD;
  if (event.type === 'refused') return { at: 'refused', message: event.message };
  if (state.at === 'checking') return event.type === 'clear' ? EMPTY_KEYPAD : state;
  if (event.type === 'scanned') return { at: 'checking', code: event.code };
  // While typed codes are paused, keys do nothing.
  if (state.at === 'locked') return state;
  if (event.type === 'clear') return EMPTY_KEYPAD;
  const code = state.at === 'typing' ? state.code : '';
  if (event.type === 'erase') return { at: 'typing', code: code.slice(0, -1) };
  if (!/^\d$/.test(event.digit)) return state;
  const longer = code + event.digit;
  return longer.length < CODE_LENGTH ? { at: 'typing', code: longer } : { at: 'checking', code: longer };
}
