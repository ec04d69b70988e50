import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export interface RowProps {
  readonly lead?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
  /** Makes the row a button. */
  readonly onPress?: (() => void) | undefined;
  readonly chosen?: boolean | undefined;
}

/** One row of a list: something at the start, a title over a note, something at the end, or below where there is no room. */
export function Row({ lead, title, note, end, onPress, chosen }: RowProps) {
  const body = (
    <>
      {lead}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 basis-28 text-start">
          <span className="text-body block leading-snug font-medium">{title}</span>
          {note !== undefined && <span className="text-small text-ink-soft block">{note}</span>}
        </span>
        {end}
      </span>
      {onPress && chosen === undefined && <Icon name="forward" size={20} className="text-ink-faint large:hidden" />}
      {chosen && <Icon name="check" size={22} className="text-warm" />}
    </>
  );
  const look = 'flex w-full items-center gap-3.5 min-h-14 px-4 py-2.5';
  if (!onPress) return <div className={look}>{body}</div>;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-pressed={chosen}
      className={`${look} press hover:bg-lifted rounded-medium`}
    >
      {body}
    </button>
  );
}
