import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values in two columns: the facts of an order. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="text-small grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures min-w-0 text-end font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
