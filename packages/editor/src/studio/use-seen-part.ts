import { useEffect, useState } from 'react';

/** A keyboard takes more than this of a screen's height; an address bar takes less. CSS pixels. */
const KEYBOARD = 120;

/** What is in sight of the studio's room, as CSS lengths. */
interface Seen {
  readonly height: string;
  /** How far the page was pushed up beneath it. */
  readonly top: string;
}

const ALL: Seen = { height: '100dvh', top: '0px' };

/**
 * The part of the window in which the studio is seen. A screen keyboard lies over the page in most browsers: then the
 * studio makes do with what it leaves, so that the case stays in sight while its words are written. iPhones also push the
 * page up, and tell of that by a scroll.
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
