import { useCallback, useRef, useState } from 'react';

/** Which slide is in the middle of the list, how another one comes there, and which ones were seen. */
export function useSlides() {
  const list = useRef<HTMLUListElement>(null);
  const slides = useRef<(HTMLLIElement | null)[]>([]);
  const [at, setAt] = useState(0);
  /** Where the list is scrolling to by steps; undefined if it is there, or the customer scrolls. */
  const aim = useRef<number>(undefined);
  const seen = useRef(new Set<number>());
  /** As `at`, also before the page is rendered again. */
  const atNow = useRef(0);
  const middleOf = (element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  /** The places that were in the window at any time, also in part. */
  const seenPlaces = useCallback((): ReadonlySet<number> => {
    const window = list.current?.getBoundingClientRect();
    slides.current.forEach((slide, index) => {
      const box = slide?.getBoundingClientRect();
      if (window && box && box.right > window.left && box.left < window.right) seen.current.add(index);
    });
    return seen.current;
  }, []);
  const onScroll = () => {
    if (!list.current) return;
    seenPlaces();
    const middle = middleOf(list.current);
    const far = slides.current.map((slide) => (slide ? Math.abs(middleOf(slide) - middle) : Number.POSITIVE_INFINITY));
    const nearest = Math.max(0, far.indexOf(Math.min(...far)));
    if (nearest === aim.current) aim.current = undefined;
    atNow.current = nearest;
    setAt(nearest);
  };
  const onSwipe = () => {
    aim.current = undefined;
  };
  /** Goes on from where earlier steps lead, though the list is still on its way. */
  const step = (by: number) => {
    const count = slides.current.filter((slide) => slide !== null).length;
    // After the last one comes the first.
    const to = ((aim.current ?? atNow.current) + by + count) % count;
    aim.current = to;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    slides.current[to]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  };
  const slideRef = (index: number) => (element: HTMLLIElement | null) => {
    slides.current[index] = element;
  };
  return { at, list, slideRef, onScroll, onSwipe, step, seenPlaces };
}
