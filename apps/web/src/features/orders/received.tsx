import { useNotify } from '@cpc/appkit';
import type { OrderView } from '@cpc/contract';
import { Button, useT, useToast } from '@cpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../core/client.ts';

/** The button that says that a parcel has arrived. */
export function Received({ order: { order_id } }: { readonly order: OrderView }) {
  const t = useT();
  const toast = useToast();
  const notify = useNotify();
  const queries = useQueryClient();
  const received = useMutation({
    mutationFn: () => client.call('Order.received', { order_id }),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['order', order_id] }),
        queries.invalidateQueries({ queryKey: ['orders'] }),
      ]);
      toast(t('delivery.receivedDone'), { icon: 'heart' });
    },
    onError: notify.failed,
  });
  return (
    <Button kind="primary" size="large" wide icon="check" busy={received.isPending} onClick={() => received.mutate()}>
      {t('delivery.received')}
    </Button>
  );
}
