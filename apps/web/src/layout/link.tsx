import type { MouseEvent, ReactNode } from 'react';
import { navigate } from '../core/hash-location.ts';

interface LinkProps {
  /** From `to()`: path and query. */
  readonly to: string;
  readonly className?: string;
  /** Its accessible name, if the content has none. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link to one of our pages: a plain anchor, so that it can be opened in another tab. */
export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={`/#${to}`} aria-label={label} className={className} onClick={follow}>
      {children}
    </a>
  );
}
