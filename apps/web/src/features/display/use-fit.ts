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
