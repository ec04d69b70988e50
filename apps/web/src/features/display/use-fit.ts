import { type RefObject, useEffect, useRef, useState } from 'react';

/** The smallest width and the height of a tile, in rem. */
export interface Tile {
  readonly width: number;
  readonly height: number;
}

/** The gap between tiles, in rem. */
export const TILE_GAP = 0.75;

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in rem; it follows the size of the display. */
export function useBox(): { readonly ref: RefObject<HTMLDivElement | null>; readonly box: Box } {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setBox({ width: element.clientWidth / rem, height: element.clientHeight / rem });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
}

/** How many tiles fit side by side, and how many rows of them; 0 if not even one does. */
export function fitOf(box: Box, { width, height }: Tile): { readonly columns: number; readonly rows: number } {
  const along = (length: number, tile: number) => Math.floor((length + TILE_GAP + 0.01) / (tile + TILE_GAP));
  return { columns: along(box.width, width), rows: along(box.height, height) };
}

/** Counts up while there are several pages, and begins again at 0 when `first` changes: who was just called is seen. */
export function useTurn(pages: number, first: string | undefined, everyMs = 8_000): number {
  const [counted, setCounted] = useState({ first, turn: 0 });
  useEffect(() => {
    if (pages < 2) return undefined;
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      setCounted({ first, turn });
    }, everyMs);
    return () => clearInterval(timer);
  }, [pages, first, everyMs]);
  return counted.first === first ? counted.turn : 0;
}
