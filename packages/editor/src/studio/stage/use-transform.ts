import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCore } from '../../model/context.ts';
import type { EditorState } from '../../session/state.ts';

/**
 * Sets the CSS transform of an element directly, without React: a movement causes no render, layout or paint.
 * @param transformOf returns the CSS transform for a state
 */
export function useTransform<E extends HTMLElement | SVGElement>(
  transformOf: (state: EditorState) => string,
): RefObject<E | null> {
  const { store } = useCore();
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const move = (state: EditorState) => {
      const transform = transformOf(state);
      if (element.current && element.current.style.transform !== transform) element.current.style.transform = transform;
    };
    move(store.getState());
    return store.subscribe(move);
  });
  return element;
}
