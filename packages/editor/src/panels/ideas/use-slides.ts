import { IDEA_KINDS } from '@cpc/design';
import { useRef, useState } from 'react';

/** The index of an idea; after the last one comes the first. */
export const turnOf = (index: number): number => (index + IDEA_KINDS.length) % IDEA_KINDS.length;

/** Which slide is in the middle of the list, and how another one comes there. */
export function useSlides() {
  const list = useRef<HTMLUListElement>(null);
  const slides = useRef<(HTMLLIElement | null)[]>([]);
  const [at, setAt] = useState(0);
  const middleOf = (element: Element): number => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const onScroll = () => {
    if (!list.current) return;
    const middle = middleOf(list.current);
    const far = slides.current.map((slide) => (slide ? Math.abs(middleOf(slide) - middle) : Number.POSITIVE_INFINITY));
    setAt(Math.max(0, far.indexOf(Math.min(...far))));
  };
  const show = (index: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    slides.current[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  };
  const slideRef = (index: number) => (element: HTMLLIElement | null) => {
    slides.current[index] = element;
  };
  return { at, list, slideRef, onScroll, show };
}
