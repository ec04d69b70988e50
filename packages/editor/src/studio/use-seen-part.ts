import { useEffect, useState } from 'react';

/** A keyboard takes more than this of the screen's height; an address bar takes less. CSS pixels. */
const KEYBOARD = 120;

/** The visible part of the studio, as CSS lengths. */
interface Seen {
  readonly height: string;
  /** How far the page was pushed up. */
  readonly top: string;
}

const ALL: Seen = { height: '100dvh', top: '0px' };

/**
 * The part of the window in which the studio is visible. In most browsers a screen keyboard lies over the page: then
 * the studio uses the remaining part, so that the case stays visible while its text is written. iPhones also push the
 * page up, and report it by a scroll event.
 */
export function useSeenPart(): Seen {
  const [part, setPart] = useState(ALL);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const look = () => {
      const covered = seen.scale === 1 && window.innerHeight - seen.height > KEYBOARD;
      if (covered) window.scrollTo(0, 0);
      setPart(covered ? { height: `${Math.round(seen.height)}px`, top: `${Math.round(seen.offsetTop)}px` } : ALL);
    };
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, []);
  return part;
}
