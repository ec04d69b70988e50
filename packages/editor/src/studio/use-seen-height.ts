import { useEffect, useState } from 'react';

/** A keyboard takes more than this of a screen's height; an address bar takes less. CSS pixels. */
const KEYBOARD = 120;

/**
 * The height of the studio as a CSS length. A screen keyboard lies over the page in most browsers: then the studio
 * makes do with what it leaves, so that the case stays in sight while its words are written.
 */
export function useSeenHeight(): string {
  const [height, setHeight] = useState('100dvh');
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const look = () => {
      const covered = seen.scale === 1 && window.innerHeight - seen.height > KEYBOARD;
      setHeight(covered ? `${Math.round(seen.height)}px` : '100dvh');
      if (covered) window.scrollTo(0, 0);
    };
    seen.addEventListener('resize', look);
    return () => seen.removeEventListener('resize', look);
  }, []);
  return height;
}
