import { type PointerEvent, useRef, useState } from 'react';
import { dropPlace } from './drop-place.ts';

export interface RowDrag {
  /** How far the row has moved from its place, CSS pixels; null while no row is dragged. */
  readonly moved: number | null;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Drags the list item of an element to another place. @param onDrop receives the place counted from the top */
export function useRowDrag(onDrop: (place: number) => void): RowDrag {
  const start = useRef<number | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const end = () => {
    start.current = null;
    setMoved(null);
  };
  return {
    moved,
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientY;
        setMoved(0);
      },
      onPointerMove: (event) => {
        if (start.current !== null) setMoved(event.clientY - start.current);
      },
      onPointerUp: (event) => {
        const from = start.current;
        end();
        const row = event.currentTarget.closest('li');
        if (from === null || !row?.parentElement) return;
        const rows = [...row.parentElement.children];
        const at = rows.indexOf(row);
        const place = dropPlace(
          rows.map((one) => one.clientHeight),
          at,
          event.clientY - from,
        );
        if (place !== at) onDrop(place);
      },
      onPointerCancel: end,
    },
  };
}
