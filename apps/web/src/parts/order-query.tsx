import { ClientError } from '@cpc/client';
import type { ErrorName, OrderView } from '@cpc/contract';
import { Button, StateView, useT } from '@cpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { go } from '../core/go.ts';
import { PATHS } from '../core/paths.ts';
import { QueryView } from './query-view.tsx';

interface OrderQueryProps {
  readonly query: UseQueryResult<OrderView>;
  readonly skeleton: ReactNode;
  readonly children: (order: OrderView) => ReactNode;
}

/** The order that a page is about, or that it cannot be found. */
export function OrderQuery({ query, ...shown }: OrderQueryProps) {
  return isUnknown(query) ? <OrderMissing /> : <QueryView query={query} {...shown} />;
}

const UNKNOWN: readonly string[] = ['notFound', 'invalidInput'] satisfies ErrorName[];

/** Returns true if the server knows no such thing; a query that asks for nothing has nothing to find. */
export const isUnknown = ({ error, isPending, fetchStatus }: UseQueryResult<unknown>): boolean =>
  (error instanceof ClientError && UNKNOWN.includes(error.name)) || (isPending && fetchStatus === 'idle');

export function OrderMissing() {
  const t = useT();
  return (
    <StateView
      icon="search"
      title={t('order.detail.missing')}
      hint={t('order.detail.missingWhy')}
      action={<Button onClick={() => go(PATHS.orderList, {}, { replace: true })}>{t('order.list.title')}</Button>}
    />
  );
}
