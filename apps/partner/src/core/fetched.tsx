import { ClientError } from '@cpc/client';
import { Button, ErrorState, List, Skeleton, StateView, useT } from '@cpc/ui';
import { Children, type ReactNode } from 'react';

interface Query<Data> {
  readonly data: Data | undefined;
  /** How often it failed: what is being fetched again after a failure is not shown as new. */
  readonly errorUpdateCount: number;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface PendingProps {
  readonly of: Omit<Query<unknown>, 'data'>;
  /** The height of what is not there yet. */
  readonly room: string;
  /** Says why it failed. */
  readonly tells?: true;
  /** What is said if the server does not know the thing, or does not show it to this person. */
  readonly missing?: { readonly title: string; readonly hint: string };
}

/** What was not fetched: it is on its way, or it failed, or it is not here. */
export function Pending({ of: { errorUpdateCount, error, refetch }, room, tells, missing }: PendingProps) {
  if (errorUpdateCount === 0) return <Skeleton className={`rounded-large ${room}`} />;
  if (missing && error instanceof ClientError && error.name === 'notFound')
    return <StateView icon="search" {...missing} />;
  return <ErrorState onRetry={() => void refetch()} {...(tells && error && { hint: error.message })} />;
}

interface FetchedProps<Data> extends PendingProps {
  readonly of: Query<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was fetched, or why it is not there. */
export const Fetched = <Data,>({ children, ...rest }: FetchedProps<Data>) =>
  rest.of.data === undefined ? <Pending {...rest} /> : children(rest.of.data);

interface Pages<Row> extends Query<{ readonly pages: readonly (readonly Row[])[] }> {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface FetchedListProps<Row> extends Omit<FetchedProps<unknown>, 'of' | 'children'> {
  readonly of: Pages<Row>;
  readonly label?: string;
  /** What is shown if there are none. */
  readonly empty: ReactNode;
  /** The columns of a list of cards; otherwise it is one surface with rows. */
  readonly cards?: string;
  readonly children: (row: Row) => ReactNode;
}

/** A list that is fetched page by page. */
export function FetchedList<Row>({ label, empty, cards, children, ...rest }: FetchedListProps<Row>) {
  return (
    <Fetched {...rest}>
      {({ pages }) => {
        const rows = pages.flat().map(children);
        if (rows.length === 0) return empty;
        return (
          <>
            {cards === undefined ? <List label={label}>{rows}</List> : <Cards columns={cards}>{rows}</Cards>}
            <More of={rest.of} />
          </>
        );
      }}
    </Fetched>
  );
}

interface CardsProps {
  /** The columns on wider screens, and the gap. */
  readonly columns: string;
  readonly children: ReactNode;
}

/** Cards beside and below each other. */
export const Cards = ({ columns, children }: CardsProps) => (
  <ul className={`grid grid-cols-1 ${columns}`}>
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
);

/** The button for the next page, if there is one. */
export function More({ of }: { readonly of: Omit<Pages<unknown>, keyof Query<unknown>> }) {
  return of.hasNextPage && <MoreButton busy={of.isFetchingNextPage} onMore={() => void of.fetchNextPage()} />;
}

/** Fetches the next page of a list. */
function MoreButton({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const t = useT();
  return (
    <div>
      <Button kind="outline" busy={busy} onClick={onMore}>
        {t('partner.list.more')}
      </Button>
    </div>
  );
}
