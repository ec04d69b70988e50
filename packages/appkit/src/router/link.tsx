import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, navigate } from './navigation.ts';

interface LinkProps extends Pick<ComponentProps<'a'>, 'aria-current' | 'aria-label' | 'className' | 'children'> {
  /** The address of a page: path and query. */
  readonly to: string;
}

/** A link to a page of the app: a plain anchor, so that it can be opened in another tab. */
export function Link({ to, children, ...rest }: LinkProps) {
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
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}
