import { Moment } from '../core/history.tsx';

/** Who asked for something, and when. */
export function AskedBy({ by, at }: { readonly by: string; readonly at: number }) {
  return (
    <span className="text-ink-soft">
      <bdi>{by}</bdi>
      {' · '}
      <Moment at={at} className="figures" />
    </span>
  );
}
