import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '@cpc/ui';
import type { ReactNode } from 'react';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** Of the true size of what is to come. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for, or its skeleton, or why it is not there and the way to ask again. Old data is kept over a failure. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState hint={query.error.message} onRetry={() => void query.refetch()} />;
  return skeleton;
}
