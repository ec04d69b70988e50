import { useForm, useNotify } from '@cpc/appkit';
import type { ShopOrder } from '@cpc/contract';
import { ErrorState, SelectField, Skeleton, useTranslator } from '@cpc/ui';
import { useState } from 'react';
import { FormDialog } from '../core/form-dialog.tsx';
import { useMoveOrder, useMoves } from './use-orders.ts';
import { isReason } from '../core/reason.ts';
import { ReasonField } from '../core/reason-field.tsx';

interface MoveDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

/** Moves a waiting order to a station that can make it now, with a reason (QU-04). */
export function MoveDialog({ order, onClose }: MoveDialogProps) {
  const { t } = useTranslator();
  const notify = useNotify();
  const moves = useMoves(order);
  const move = useMoveOrder();
  // One move has one key, however often the button is pressed.
  const [client_key] = useState(() => crypto.randomUUID());
  const form = useForm({
    saved: { to: '', reason: '' },
    submit: ({ reason }) =>
      station &&
      move.mutate(
        { order_id: order.order_id, machine_id: station.machine_id, client_key, reason: reason.trim() },
        {
          onSuccess() {
            notify.done(t('shopOrders.move.done', { station: station.name }));
            onClose();
          },
          onError: () => void moves.refetch(),
        },
      ),
  });
  const station = moves.data?.find(({ machine_id }) => machine_id === form.values.to) ?? moves.data?.[0];
  return (
    <FormDialog
      title={t('shopOrders.move')}
      text={t('shopOrders.move.text')}
      yes={t('shopOrders.move.yes')}
      form={form.props}
      incomplete={!station || !isReason(form.values.reason)}
      busy={move.isPending}
      onClose={onClose}
    >
      {moves.isError && <ErrorState onRetry={() => void moves.refetch()} />}
      {moves.isPending && <Skeleton className="h-12" />}
      {moves.data?.length === 0 && (
        <p className="bg-warn-wash text-warn text-small rounded-medium px-3.5 py-2.5 font-medium">
          {t('shopOrders.move.none')}
        </p>
      )}
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
          <ReasonField hint={t('shopOrders.reason.hint')} {...form.field('reason')} />
        </>
      )}
    </FormDialog>
  );
}
