import { ErrorState, type IconName, List, Skeleton, StateView, useT } from '@cpc/ui';
import type { ReactNode } from 'react';
import { MoreButton } from '../core/more-button.tsx';
import type { usePages } from '../core/use-pages.ts';

interface SectionProps {
  readonly name: 'waiting' | 'ready' | 'made';
  readonly children: ReactNode;
}

export function Section({ name, children }: SectionProps) {
  const t = useT();
  return (
    <section aria-label={t(`payout.${name}`)} className="flex flex-col gap-4">
      <h2 className="text-lead font-semibold">{t(`payout.${name}`)}</h2>
      {children}
    </section>
  );
}

interface PagedListProps<Row> {
  readonly label: string;
  readonly pages: ReturnType<typeof usePages<Row>>;
  readonly empty: ReactNode;
  readonly row: (row: Row) => ReactNode;
}

/** A list of pages, with what is shown while it loads, if it fails and if it is empty. */
export function PagedList<Row>({ label, pages, empty, row }: PagedListProps<Row>) {
  if (!pages.data)
    return pages.isError ? (
      <ErrorState onRetry={() => void pages.refetch()} />
    ) : (
      <Skeleton className="h-28 rounded-large" />
    );
  const rows = pages.data.pages.flat();
  if (rows.length === 0) return empty;
  return (
    <>
      <List label={label}>{rows.map(row)}</List>
      {pages.hasNextPage && <MoreButton busy={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />}
    </>
  );
}

interface EmptyProps {
  readonly name: SectionProps['name'];
  readonly icon: IconName;
}

export function Empty({ name, icon }: EmptyProps) {
  const t = useT();
  return <StateView icon={icon} title={t(`payout.${name}.none`)} hint={t(`payout.${name}.none.hint`)} />;
}
