import { type FocusEventHandler, type MouseEvent, type MouseEventHandler, useState } from 'react';

interface Pressed {
  readonly disabled?: boolean | undefined;
  /** Work that a press has started is in progress. */
  readonly busy?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly onFocus?: FocusEventHandler<HTMLButtonElement> | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
}

/**
 * Props for a button that may be disabled while it has the focus. The native `disabled` moves the focus to the page. So
 * a button with the focus, or a busy one, is only marked as disabled: it keeps the focus and ignores presses.
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

/** Stops the press: its own handler, its form and the elements around it do not receive it. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
