import { List, useT } from '@cpc/ui';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  /** What the section is about, and what the person should do. */
  readonly hint?: string;
}

/** The heading of one kind of things that need attention. */
export function SectionHead({ id, title, hint }: SectionHeadProps) {
  return (
    <div className="flex flex-col gap-1">
      <h2 id={id} className="text-lead font-semibold">
        {title}
      </h2>
      {hint !== undefined && <p className="text-small text-ink-soft max-w-prose text-pretty">{hint}</p>}
    </div>
  );
}

interface MattersProps {
  readonly name: 'guesses' | 'unconfirmed' | 'refused' | 'unclaimed' | 'decided';
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One kind of things that need attention, as a list. */
export function Matters({ name, hint, children }: MattersProps) {
  const title = useT()(`partner.${name}`);
  return (
    <section aria-labelledby={name} className="roomy:max-w-[61rem] flex flex-col gap-4">
      <SectionHead id={name} title={title} {...(hint !== undefined && { hint })} />
      <List label={title}>{children}</List>
    </section>
  );
}
