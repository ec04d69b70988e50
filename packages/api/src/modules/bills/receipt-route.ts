import { CallError } from '@cpc/contract';
import { type BillId, brand } from '@cpc/domain';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../base/http/address.ts';
import type { OpenCall } from '../../base/http/module.ts';
import type { With } from '../../base/services.ts';
import { readBill } from '../../records/bills/store.ts';
import type { DrawBill } from './bill-lane.ts';
import { findBill } from './list.ts';

/**
 * GET /api/receipt/{bill}: the PDF of a receipt or a credit note, for whoever has its address: the shop shows it as a code at
 * its counter. Nobody can guess one, and it names no customer.
 */
export function receiptRoute(app: FastifyInstance, open: OpenCall, { db }: With<'db'>, draw: DrawBill): void {
  app.get<{ Params: { readonly bill: string } }>('/api/receipt/:bill', async (request, reply) => {
    const call = await open(request, reply, ['visitor']);
    const row = await findBill(db.read, brand<BillId>(request.params.bill));
    if (row.kind === 'monthly') throw new CallError('notFound');
    const file = Buffer.from(await draw(readBill(row), addressOf(call.ip), call.hungUp));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${row.number}.pdf"`)
      .header('cache-control', 'private, max-age=3600')
      .send(file);
  });
}
