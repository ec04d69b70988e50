import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useCore } from '../context.ts';
import type { EditorState } from '../store/state.ts';

/**
 * Moves an element as the state says, past React: what only moves is neither rendered, laid out nor painted anew.
 * @param transformOf the CSS transform in a state
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
