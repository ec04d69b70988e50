import { Icon, type IconName, Skeleton, Spinner } from '@cpc/ui';
import type { ReactNode } from 'react';

interface ForMeRowProps {
  readonly lead: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** It can be fetched now. */
  readonly good?: boolean;
  readonly icon?: IconName;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** A row of one height: its texts keep to two lines each, so that the page below stays where it is. */
export function ForMeRow({ lead, title, note, good = false, icon = 'forward', busy = false, onPress }: ForMeRowProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onPress}
      className={`press flex min-h-19 w-full items-center gap-3.5 rounded-large px-3.5 text-start ${good ? 'bg-good-wash' : 'bg-raised'}`}
    >
      {/* The texts say what the picture shows. */}
      <span aria-hidden className="contents">
        {lead}
      </span>
      <span className="min-w-0 flex-1">
        <span className={`line-clamp-2 leading-tight font-semibold ${good ? 'text-good' : ''}`}>{title}</span>
        <span className="line-clamp-2 text-small leading-tight text-ink-soft">{note}</span>
      </span>
      {busy ? <Spinner /> : <Icon name={icon} size={22} className={good ? 'text-good' : 'text-ink-faint'} />}
    </button>
  );
}

export const ForMeRowSkeleton = () => <Skeleton className="h-19 w-full rounded-large" />;

export const IconLead = ({ name }: { readonly name: IconName }) => (
  <span className="grid h-14 w-12 shrink-0 place-items-center text-ink-soft">
    <Icon name={name} size={24} />
  </span>
);
