import { IDEA_KINDS } from '@cpc/design';
import { useRef, useState } from 'react';

/** The index of an idea; after the last one comes the first. */
const turnOf = (index: number): number => (index + IDEA_KINDS.length) % IDEA_KINDS.length;

/** Which slide is in the middle of the list, and how another one comes there. */
export function useSlides() {
  const list = useRef<HTMLUListElement>(null);
  const slides = useRef<(HTMLLIElement | null)[]>([]);
  const [at, setAt] = useState(0);
  /** Where the list is scrolling to by steps; undefined if it is there, or the customer scrolls. */
  const aim = useRef<number>(undefined);
  /** As `at`, also before the page is rendered again. */
  const atNow = useRef(0);
  const middleOf = (element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const onScroll = () => {
    if (!list.current) return;
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
    const to = turnOf((aim.current ?? atNow.current) + by);
    aim.current = to;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    slides.current[to]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  };
  const slideRef = (index: number) => (element: HTMLLIElement | null) => {
    slides.current[index] = element;
  };
  return { at, list, slideRef, onScroll, onSwipe, step };
}
