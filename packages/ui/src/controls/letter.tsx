import type { ReactNode } from 'react';
import { useFormat } from '../text/text-provider.tsx';

interface LetterProps {
  readonly from: ReactNode;
  /** UTC, ms. */
  readonly at: number;
  /** It is an answer: it stands out from what is answered. */
  readonly answers: boolean;
  /** What happened with it, in our words. */
  readonly event?: string | undefined;
  /** In the writer's own words. */
  readonly words: string;
  readonly photos: readonly ReactNode[];
}

/** What somebody wrote to somebody else: who, when, in which words, with which photos. */
export function Letter({ from, at, answers, event, words, photos }: LetterProps) {
  const format = useFormat();
  return (
    <article className={`flex flex-col gap-2 rounded-medium p-3.5 ${answers ? 'bg-lifted' : 'bg-sunken'}`}>
      <p className="text-small flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{from}</span>
        <time dateTime={new Date(at).toISOString()} className="figures text-ink-faint">
          {format.dateTime(at)}
        </time>
      </p>
      {event !== undefined && <p>{event}</p>}
      {words !== '' && (
        <p dir="auto" className="text-body wrap-anywhere whitespace-pre-wrap">
          {words}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={index}>{photo}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
