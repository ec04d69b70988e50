/** Digits of a pickup code (QU-02). */
export const CODE_LENGTH = 6;

export type KeypadState =
  | { readonly at: 'typing'; readonly code: string }
  | { readonly at: 'checking'; readonly code: string }
  | { readonly at: 'accepted'; readonly orderNumber: string; readonly bay: string }
  | { readonly at: 'refused'; readonly message: string };

export type KeypadEvent =
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  /** A whole code, read by a scanner. */
  | { readonly type: 'scanned'; readonly code: string }
  | { readonly type: 'accepted'; readonly orderNumber: string; readonly bay: string }
  | { readonly type: 'refused'; readonly message: string };

export const EMPTY_KEYPAD: KeypadState = { at: 'typing', code: '' };

/**
 * The reducer of the station's keypad. The sixth digit sends the code; while it is checked, keys do nothing; after the
 * answer the next key starts a new code.
 */
export function keypad(state: KeypadState, event: KeypadEvent): KeypadState {
  if (event.type === 'accepted') return { at: 'accepted', orderNumber: event.orderNumber, bay: event.bay };
  if (event.type === 'refused') return { at: 'refused', message: event.message };
  if (event.type === 'clear') return EMPTY_KEYPAD;
  if (state.at === 'checking') return state;
  if (event.type === 'scanned') return { at: 'checking', code: event.code };
  const code = state.at === 'typing' ? state.code : '';
  if (event.type === 'erase') return { at: 'typing', code: code.slice(0, -1) };
  if (!/^\d$/.test(event.digit)) return state;
  const longer = code + event.digit;
  return longer.length < CODE_LENGTH ? { at: 'typing', code: longer } : { at: 'checking', code: longer };
}
