import { Children, type ReactNode } from 'react';

/** Rows on one raised surface, separated by hairlines. */
export function List({ label, children }: { readonly label?: string | undefined; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="bg-raised divide-line/60 divide-y overflow-hidden rounded-large">
      {Children.map(children, (child) => child !== null && child !== undefined && child !== false && <li>{child}</li>)}
    </ul>
  );
}
