import type { ShopOrder } from '@cpc/contract';
import { ErrorState, SelectField, Skeleton, useT } from '@cpc/ui';
import { isReason, useActForm, useClientKey } from '../core/act-form.ts';
import { Input } from '../core/fields.tsx';
import { FormDialog, Warning } from '../core/form-dialog.tsx';
import { useMoveOrder, useMoves } from './use-orders.ts';

/** Moves a waiting order to a station that can make it now, with a reason (QU-04). */
export function MoveDialog({ order, onClose }: { readonly order: ShopOrder; readonly onClose: () => void }) {
  const t = useT();
  const moves = useMoves(order);
  const client_key = useClientKey();
  const stationOf = (to: string) => moves.data?.find(({ machine_id }) => machine_id === to) ?? moves.data?.[0];
  const form = useActForm({
    act: useMoveOrder(),
    saved: { to: '', reason: '' },
    complete: ({ to, reason }) => stationOf(to) !== undefined && isReason(reason),
    input: ({ to, reason }) => {
      const machine_id = stationOf(to)?.machine_id;
      return machine_id && { order_id: order.order_id, machine_id, client_key, reason: reason.trim() };
    },
    said: (_, { to }) => t('shopOrders.move.done', { station: stationOf(to)?.name ?? '' }),
    onRefused: () => void moves.refetch(),
    onClose,
  });
  const station = stationOf(form.values.to);
  return (
    <FormDialog texts="shopOrders.move" form={form}>
      {moves.isError && <ErrorState onRetry={() => void moves.refetch()} />}
      {moves.isPending && <Skeleton className="h-12" />}
      {moves.data?.length === 0 && <Warning text={t('shopOrders.move.none')} />}
      {station && (
        <>
          <SelectField
            label={t('shopOrders.move.to')}
            options={(moves.data ?? []).map(({ machine_id, name, waiting }) => ({
              value: machine_id,
              label: t('shopOrders.move.option', { station: name, waiting }),
            }))}
            {...form.input('to')}
            value={station.machine_id}
          />
          <Input of={form} name="reason" label="partner.care.reason" hint="shopOrders.reason.hint" />
        </>
      )}
    </FormDialog>
  );
}
