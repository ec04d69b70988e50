import { useFormat, useT } from '@cpc/ui';

interface MomentProps {
  /** UTC, ms. */
  readonly at: number;
  /** How it is written; in full if nothing is said. */
  readonly text?: string;
  readonly className?: string;
}

/** A moment, for people and for programs. */
export function Moment({ at, text, className = 'figures text-ink-faint' }: MomentProps) {
  const format = useFormat();
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {text ?? format.dateTime(at)}
    </time>
  );
}

interface HistoryProps {
  readonly label?: string;
  readonly className?: string;
  readonly changes: readonly {
    readonly at: number;
    readonly what: string;
    readonly by: string | null;
    readonly reason?: string;
  }[];
}

/** What was done to a thing: what, by whom, when and why (OR-09). */
export function History({ label, className = 'flex flex-col gap-3', changes }: HistoryProps) {
  const t = useT();
  if (changes.length === 0) return <p className="text-small text-ink-soft">{t('partner.care.history.none')}</p>;
  return (
    <ol aria-label={label} className={className}>
      {changes.map(({ at, what, by, reason = '' }, index) => (
        <li key={`${at} ${index}`} className="text-small flex flex-wrap items-baseline justify-between gap-x-3">
          <span>
            {what}
            {by !== null && ' · '}
            <bdi className="text-ink-soft">{by}</bdi>
          </span>
          <Moment at={at} />
          {reason !== '' && <bdi className="text-ink-soft basis-full wrap-anywhere">{reason}</bdi>}
        </li>
      ))}
    </ol>
  );
}
