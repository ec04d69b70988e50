import type { OrderView } from '@cpc/contract';
import { ORDER_STATUS, type OrderStatus } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { orderLines } from './order-lines.ts';

type Item = Partial<OrderView['items'][number]>;
const order = (order_id: string, items: readonly Item[], status: OrderStatus = ORDER_STATUS.awaitingDelivery) =>
  ({ order_id, status, items: items.map((item) => ({ position: 0, bay: null, ...item })) }) as unknown as OrderView;

const kinds = (...orders: OrderView[]) => orderLines(orders).map((line) => [line.order.order_id, line.kind]);

describe('what waits for the customer', () => {
  it('[QU-02.3] what can be fetched comes first, then parcels, then what is made', () => {
    expect(
      kinds(
        order('queued', [{ job: 'queued', position: 2 }]),
        order('unpaid', [{ job: null }], ORDER_STATUS.unpaid),
        order('printing', [{ job: 'printing' }]),
        order('parcel', [{ job: 'shipped' }], ORDER_STATUS.delivering),
        order('ready', [{ job: 'ready', bay: '3' }], ORDER_STATUS.delivering),
        order('fault', [{ job: 'unsure' }]),
        order('packed', [{ job: 'packed' }]),
      ),
    ).toEqual([
      ['ready', 'ready'],
      ['parcel', 'shipped'],
      ['packed', 'packed'],
      ['printing', 'printing'],
      ['queued', 'queued'],
      ['unpaid', 'unpaid'],
      ['fault', 'other'],
    ]);
  });

  it('[QU-02.3] [QU-02.6] an order says how many of its items are ready, and names each bay once', () => {
    const [line] = orderLines([
      order('o1', [
        { job: 'printing' },
        { job: 'ready', bay: '3' },
        { job: 'ready', bay: '3' },
        { job: 'ready', bay: '4' },
        { job: 'collected', bay: '5' },
        { job: 'ready', bay: '' },
      ]),
    ]);
    expect(line).toMatchObject({ kind: 'ready', item: { bay: '3' }, ready: 4, bays: ['3', '4'] });
  });

  it('[QU-02.3] a print that no queue has a place for is not called queued', () => {
    expect(kinds(order('o1', [{ job: 'queued', position: 0 }]))).toEqual([['o1', 'other']]);
  });
});
