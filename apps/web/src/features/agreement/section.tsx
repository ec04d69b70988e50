import { Card } from '@cpc/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly sentences?: readonly ReactNode[];
  /** Below the sentences. */
  readonly children?: ReactNode;
}

/** One part of the terms, or of what is said about privacy. */
export function Section({ title, sentences = [], children }: SectionProps) {
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      {sentences.length === 0 ? null : (
        <ul className="flex list-disc flex-col gap-3 ps-5 text-ink-soft marker:text-ink-faint">
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences are fixed
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
