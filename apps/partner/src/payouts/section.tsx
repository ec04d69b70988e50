import { Card, ErrorState, Icon, type IconName, List, Skeleton, useT } from '@cpc/ui';
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

/** Three empty parts stand on one page, so each is low. */
export function Empty({ name, icon }: EmptyProps) {
  const t = useT();
  return (
    <Card className="flex items-center gap-4 p-4">
      <Icon name={icon} size={24} className="text-ink-faint shrink-0" />
      <div className="flex flex-col gap-1">
        <h3 className="font-medium">{t(`payout.${name}.none`)}</h3>
        <p className="text-small text-ink-soft">{t(`payout.${name}.none.hint`)}</p>
      </div>
    </Card>
  );
}
