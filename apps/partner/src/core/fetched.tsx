import { ErrorState, List, Skeleton, Button, useT, StateView } from '@cpc/ui';
import { Children, type ReactNode } from 'react';
import { ClientError } from '@cpc/client';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface FetchedProps<Data> {
  readonly of: Query<Data>;
  /** The height of what is not there yet. */
  readonly room: string;
  /** Says why it failed. */
  readonly tells?: true;
  readonly children: (data: Data) => ReactNode;
}

/** What was fetched, or that it is on its way, or that it failed. */
export function Fetched<Data>({ of: { data, isError, error, refetch }, room, tells, children }: FetchedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton className={`rounded-large ${room}`} />;
  return <ErrorState onRetry={() => void refetch()} {...(tells && error && { hint: error.message })} />;
}

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
            {cards === undefined ? (
              <List label={label}>{rows}</List>
            ) : (
              <ul aria-label={label} className={`grid grid-cols-1 ${cards}`}>
                {Children.map(rows, (row) => (
                  <li>{row}</li>
                ))}
              </ul>
            )}
            <More of={rest.of} />
          </>
        );
      }}
    </Fetched>
  );
}

/** The button for the next page, if there is one. */
export function More({ of }: { readonly of: Omit<Pages<unknown>, keyof Query<unknown>> }) {
  return of.hasNextPage && <MoreButton busy={of.isFetchingNextPage} onMore={() => void of.fetchNextPage()} />;
}

interface MoreButtonProps {
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** Fetches the next page of a list. */
function MoreButton({ busy, onMore }: MoreButtonProps) {
  const t = useT();
  return (
    <div>
      <Button kind="outline" busy={busy} onClick={onMore}>
        {t('partner.list.more')}
      </Button>
    </div>
  );
}

interface QueryFailedProps {
  readonly error: Error | null;
  /** What is said if the server does not know the thing, or does not show it to this person. */
  readonly missing: { readonly title: string; readonly hint: string };
  readonly onRetry: () => void;
}

/** A thing that could not be fetched: it is not here, or the server was not reached. */
export function QueryFailed({ error, missing, onRetry }: QueryFailedProps) {
  if (error instanceof ClientError && error.name === 'notFound') return <StateView icon="search" {...missing} />;
  return <ErrorState onRetry={onRetry} />;
}
