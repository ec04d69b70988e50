import { useState } from 'react';

/**
 * The value of a field: the saved value until somebody edits it. It is reset when another value is saved, by anyone.
 * Unlike a remount under another key, this keeps the focus.
 */
export function useDraft<Value extends string | boolean>(saved: Value): readonly [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ saved, value: saved });
  const value = held.saved === saved ? held.value : saved;
  if (held.saved !== saved) setHeld({ saved, value: saved });
  return [value, (next) => setHeld({ saved, value: next })];
}
