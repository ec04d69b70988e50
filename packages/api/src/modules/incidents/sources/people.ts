import { COUNTER } from '@cpc/domain';
import { inLimit } from '../../../records/partners/reach.ts';
import { IN_DOUBT } from '../../../records/payments/doubt.ts';
import { guessedPickups } from '../../printing/pickup/guessed.ts';
import { type Found, perStation, type Source } from './source.ts';

/** Problems that customers reported and that nobody has decided (OR-13). */
export const problemSource: Source = {
  kinds: ['problem'],
  async find({ services, during }) {
    const rows = await services.db.read
      .selectFrom('problems')
      .innerJoin('orders', 'orders.id', 'problems.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('orders.machine_id')
      .select((row) => [row.fn.min<number>('problems.changed_at').as('since'), row.fn.countAll<number>().as('count')])
      .where('problems.state', '=', 'reported')
      .where(during('orders.created_at'))
      .groupBy('orders.machine_id')
      .execute();
    return rows.map((row): Found => ({ kind: 'problem', ...row }));
  },
};

/** Refunds that the provider refused; the money is still owed (PY-05). */
export const refusedSource: Source = {
  kinds: ['refusedRefund'],
  async find({ services, during }) {
    const rows = await services.db.read
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('orders.machine_id')
      .select((row) => [row.fn.min<number>('refunds.changed_at').as('since'), row.fn.countAll<number>().as('count')])
      .where('refunds.state', '=', 'failed')
      .where(during('orders.created_at'))
      .groupBy('orders.machine_id')
      .execute();
    return rows.map((row): Found => ({ kind: 'refusedRefund', ...row }));
  },
};

/** Payments whose outcome is unknown for too long (PY-04). */
export const unconfirmedSource: Source = {
  kinds: ['unconfirmed'],
  async find({ services, during }) {
    const rows = await services.db.read
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('orders.machine_id')
      .select((row) => [row.fn.min<number>('payments.changed_at').as('since'), row.fn.countAll<number>().as('count')])
      .where(IN_DOUBT)
      .where(during('orders.created_at'))
      .groupBy('orders.machine_id')
      .execute();
    return rows.map((row): Found => ({ kind: 'unconfirmed', ...row }));
  },
};

/** Cash that a customer gets back at the counter: the shop that took it, wherever the station is now. */
export const cashSource: Source = {
  kinds: ['cashBack'],
  async find({ services, reach }) {
    const rows = await services.db.read
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('counter_payments', 'counter_payments.payment_id', 'payments.id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .innerJoin('machines', 'machines.id', 'orders.machine_id')
      .select('orders.machine_id')
      .select((row) => [row.fn.min<number>('refunds.asked_at').as('since'), row.fn.countAll<number>().as('count')])
      .where('refunds.state', 'in', ['asked', 'pending'])
      .where('payments.provider', '=', COUNTER)
      .where('counter_payments.partner_id', '=', reach.partnerId)
      .where(inLimit(reach))
      .groupBy('orders.machine_id')
      .execute();
    return rows.map((row): Found => ({ kind: 'cashBack', ...row }));
  },
};

/** Stations at which somebody types wrong pickup codes (QU-02). */
export const guessSource: Source = {
  kinds: ['guesses'],
  async find({ services, reach }) {
    return perStation('guesses', await guessedPickups(services.db.read, reach, services.clock.now()));
  },
};
