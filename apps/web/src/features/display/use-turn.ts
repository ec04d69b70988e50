import { useEffect, useState } from 'react';

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
