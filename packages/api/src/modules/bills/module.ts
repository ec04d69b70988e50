import { CallError } from '@cpc/contract';
import { plainCode } from '@cpc/domain';
import { callerAs } from '../../base/http/call.ts';
import { list } from '../../base/http/handlers.ts';
import type { Module } from '../../base/http/module.ts';
import { enqueue } from '../../base/jobs/jobs.ts';
import type { Services } from '../../base/services.ts';
import { platformParty } from '../../records/bills/party.ts';
import { billsOfOrder, type BillRow, readBill } from '../../records/bills/store.ts';
import { ownOrder } from '../../records/orders/find.ts';
import { tenureOf } from '../../records/partners/tenure.ts';
import type { DrawBill } from './bill-lane.ts';
import { allMonthlyBills, billViewOf, findBill, monthlyBillsOf } from './list.ts';
import { receiptRoute } from './receipt-route.ts';
import { issueMonthlyBills } from './monthly.ts';

const MONTHLY_JOB = 'bills.monthly';
const HOUR_MS = 3_600_000;

/** Receipts and credit notes for customers, the monthly bills of shops (OR-13, OP-06), and who runs the platform. */
export function billsModule(services: Services, draw: DrawBill): Module {
  const { db } = services;
  const fileOf = async (row: BillRow, owner: string, hungUp: AbortSignal) => ({
    name: `${row.number}.pdf`,
    file: Buffer.from(await draw(readBill(row), owner, hungUp)).toString('base64'),
  });
  return {
    handlers: {
      async 'Platform.get'(_input, { language }) {
        const { platform } = services.config;
        const { vatId, address, ...named } = platformParty(platform, language);
        return { ...named, address: [...address], vat_id: vatId, email: platform.email };
      },
      async 'Order.bills'({ order_id }, call) {
        const order = await ownOrder(db.read, callerAs(call, 'customer').accountId, order_id);
        return (await billsOfOrder(db.read, order.id)).map(billViewOf);
      },
      async 'Order.bill'({ bill_id }, call) {
        const { accountId } = callerAs(call, 'customer');
        const row = await findBill(db.read, bill_id);
        if (row.order_id === null) throw new CallError('notFound');
        await ownOrder(db.read, accountId, row.order_id);
        return fileOf(row, accountId, call.hungUp);
      },
      async 'Partner.bills'(_input, call) {
        const { bills, total } = await monthlyBillsOf(db.read, callerAs(call, 'partner').partnerId, call.page);
        return list(bills, total);
      },
      async 'Partner.bill'({ bill_id }, call) {
        const { partnerId, personId } = callerAs(call, 'partner');
        const row = await findBill(db.read, bill_id);
        if (row.partner_id !== partnerId) throw new CallError('notFound');
        return fileOf(row, personId, call.hungUp);
      },
      async 'Partner.orderBills'({ order_number }, call) {
        const order = await db.read
          .selectFrom('orders')
          .innerJoin('machines', 'machines.id', 'orders.machine_id')
          .select('orders.id')
          .where('orders.number', '=', plainCode(order_number).toUpperCase())
          .where((await tenureOf(db.read, callerAs(call, 'partner')))('orders.created_at'))
          .executeTakeFirst();
        if (!order) throw new CallError('notFound');
        return (await billsOfOrder(db.read, order.id)).map(billViewOf);
      },
      async 'Operator.bills'(wanted, call) {
        const { bills, total } = await allMonthlyBills(db.read, wanted, call.page);
        return list(bills, total);
      },
      async 'Operator.bill'({ bill_id }, call) {
        const row = await findBill(db.read, bill_id);
        if (row.kind !== 'monthly') throw new CallError('notFound');
        return fileOf(row, callerAs(call, 'operator').personId, call.hungUp);
      },
    },
    routes: (app, open) => receiptRoute(app, open, services, draw),
    async start() {
      await db.transact((tx) => enqueue(tx, services, { kind: MONTHLY_JOB, key: 'monthly', delay: HOUR_MS }));
    },
    jobs: {
      [MONTHLY_JOB]: async (_payload, run) => {
        const issued = await issueMonthlyBills(services, run.signal);
        if (issued > 0) services.log.info({ issued }, 'monthly bills were issued');
        return { again: HOUR_MS };
      },
    },
  };
}
