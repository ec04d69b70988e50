import { ClientError } from '@cpc/client';
import { ErrorState, StateView } from '@cpc/ui';

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
