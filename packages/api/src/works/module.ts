import { CallError, type WorkView } from '@cpc/contract';
import { brand, type GoodsId, type WorkId } from '@cpc/domain';
import type { AdoptGuest } from '../accounts/ports.ts';
import { callerAs } from '../http/call.ts';
import { list } from '../http/handlers.ts';
import type { Module } from '../http/module.ts';
import type { Services } from '../services.ts';
import { saveWork } from './commands.ts';
import type { WorksTables } from './tables.ts';

export function worksModule(services: Services): Module {
  const { read } = services.db;
  return {
    handlers: {
      'Work.save': (input, call) => saveWork(services, callerAs(call, 'customer').accountId, input),
      'Work.get': async ({ work_id }, call) => {
        const row = await read
          .selectFrom('works')
          .selectAll()
          .where('id', '=', work_id)
          .where('account_id', '=', callerAs(call, 'customer').accountId)
          .executeTakeFirst();
        if (!row) throw new CallError('notFound');
        return workView(row);
      },
      'Work.list': async (_input, call) => {
        const mine = read.selectFrom('works').where('account_id', '=', callerAs(call, 'customer').accountId);
        const rows = await mine
          .selectAll()
          .orderBy('updated_at', 'desc')
          .orderBy('id')
          .offset(call.page.offset)
          .limit(call.page.limit)
          .execute();
        const { total } = await mine
          .select((build) => build.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return list(rows.map(workView), total);
      },
    },
  };
}

export const adoptWorks: AdoptGuest = async (tx, guest, account) => {
  await tx.updateTable('works').set({ account_id: account }).where('account_id', '=', guest).execute();
};

function workView(row: WorksTables['works']): WorkView {
  return {
    work_id: brand<WorkId>(row.id),
    goods_id: brand<GoodsId>(row.goods_id),
    title: row.title,
    document: JSON.parse(row.document) as unknown,
    revision: row.revision,
    updated_at: row.updated_at,
  };
}
