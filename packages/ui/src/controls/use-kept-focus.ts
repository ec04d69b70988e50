import { type FocusEventHandler, type MouseEvent, type MouseEventHandler, useState } from 'react';

interface Pressed {
  readonly disabled?: boolean | undefined;
  /** Work that a press has begun goes on. */
  readonly busy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly onFocus?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
}

/**
 * What a button takes that is switched off under somebody's focus. The platform's own `disabled` drops the focus to the
 * page, so a button under the focus, or at work, is switched off for people alone and keeps it: it answers no press.
 */
export function useKeptFocus({ disabled = false, busy = false, onClick, onFocus, onBlur }: Pressed) {
  const [focused, setFocused] = useState(false);
  const off = busy || disabled;
  const held = off && (busy || focused);
  return {
    onClick: held ? swallow : onClick,
    onFocus: (event: Parameters<FocusEventHandler<HTMLButtonElement>>[0]) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: Parameters<FocusEventHandler<HTMLButtonElement>>[0]) => {
      setFocused(false);
      onBlur?.(event);
    },
    disabled: off && !held,
    'aria-disabled': held || undefined,
  };
}

/** Neither its own handler, nor its form, nor what lies around it hears of the press. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
