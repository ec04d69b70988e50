import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState, useT } from '@cpc/ui';
import type { ReactNode } from 'react';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** A skeleton in the true size of the content. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The result of a query, or its skeleton, or the error and a button to retry. Old data stays if a refetch fails. A query
 * that waits for the network says so, and goes on by itself when it is back (LN-05).
 */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState hint={query.error.message} onRetry={() => void query.refetch()} />;
  return query.fetchStatus === 'paused' ? <Away onRetry={() => void query.refetch()} /> : skeleton;
}

const Away = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState title={useT()('common.offline')} onRetry={onRetry} />
);
