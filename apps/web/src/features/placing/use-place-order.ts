import { contentHash, type DesignDocument } from '@cpc/design';
import type { MachineId } from '@cpc/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Choice } from '../../core/choice.ts';
import { client } from '../../core/client.ts';
import { go } from '../../core/go.ts';
import { PATHS } from '../../core/paths.ts';
import { randomId } from '../../core/random-id.ts';
import { deviceStorage } from '../../core/storage.ts';
import { clientKeyFor } from './client-key.ts';

interface Placing {
  readonly choice: Choice;
  readonly machineId: MachineId;
  readonly document: DesignDocument;
}

/** Places an order once, however often it is asked to, and leads on to paying it. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, machineId, document }: Placing) => {
      const frozen = { ...choice, machine_id: machineId, document };
      const content = JSON.stringify({ ...choice, machineId, hash: contentHash(document) });
      const key = clientKeyFor(content, deviceStorage, randomId);
      return client.call('Order.place', { ...frozen, client_key: key });
    },
    onSuccess: (order) => {
      queries.setQueryData(['order', order.order_id], order);
      void queries.invalidateQueries({ queryKey: ['orders'] });
      go(PATHS.pay, { order_id: order.order_id }, { replace: true });
    },
  });
}
