import { useState } from 'react';

/**
 * What a field holds: what is saved until somebody changes it, and again as soon as something else is saved, by
 * whomever. Unlike another form under another key, the focus stays where it is.
 */
export function useDraft<Value extends string | boolean>(saved: Value): readonly [Value, (value: Value) => void] {
  const [held, setHeld] = useState({ saved, value: saved });
  const value = held.saved === saved ? held.value : saved;
  if (held.saved !== saved) setHeld({ saved, value: saved });
  return [value, (next) => setHeld({ saved, value: next })];
}
