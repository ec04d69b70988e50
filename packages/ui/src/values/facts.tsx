import type { ReactNode } from 'react';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /**
   * On a desktop, names and values are stacked in columns: in a card that wide, a name and its value would be too far
   * apart.
   */
  readonly across?: boolean;
}

const ACROSS = {
  list: 'lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]',
  fact: 'lg:flex lg:flex-col lg:gap-0.5',
  value: 'lg:text-start',
} as const;

/** Names and values in two columns: the facts of an order. */
export function Facts({ facts, across = false }: FactsProps) {
  return (
    <dl
      className={`text-small grid grid-cols-[auto_minmax(7.5rem,1fr)] gap-x-4 gap-y-2.5 sm:gap-x-6 large:grid-cols-1 large:gap-y-1 ${across ? ACROSS.list : ''}`}
    >
      {facts.map(({ name, value }) => (
        <div key={name} className={`contents ${across ? ACROSS.fact : ''}`}>
          <dt className="text-ink-soft">{name}</dt>
          <dd
            className={`figures min-w-0 text-end font-medium text-balance large:text-start ${across ? ACROSS.value : ''}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
