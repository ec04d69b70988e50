import { useEffect } from 'react';

/** A click follows the release of its press within this time, ms. */
const CLICK_AFTER_MS = 500;
const CONTROLS = 'button, a, [role=button]';

/**
 * A click on a control counts only if its press began on that control. A control that appears under a finger, such as
 * the delete button of a touched layer, does not get that click. Keys and assistive technology click without a press.
 */
export function useIgnoreForeignClicks(): void {
  useEffect(() => {
    let pressed: EventTarget | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forgetAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => (pressed = null), ms);
    };
    const onDown = (event: PointerEvent) => {
      clearTimeout(timer);
      pressed = event.target;
    };
    const onUp = () => forgetAfter(CLICK_AFTER_MS);
    const onCancel = () => forgetAfter(0);
    const onClick = (event: MouseEvent) => {
      const began = pressed;
      pressed = null;
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (began === null || event.detail === 0 || !control || control.contains(began as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const ends = [
      listen('pointerdown', onDown),
      listen('pointerup', onUp),
      listen('pointercancel', onCancel),
      listen('click', onClick),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, []);
}

/** Handles an event in the capture phase, before all other listeners. @returns a function that removes the listener */
function listen<Type extends 'pointerdown' | 'pointerup' | 'pointercancel' | 'click'>(
  type: Type,
  hear: (event: WindowEventMap[Type]) => void,
): () => void {
  addEventListener(type, hear, { capture: true });
  return () => removeEventListener(type, hear, { capture: true });
}
