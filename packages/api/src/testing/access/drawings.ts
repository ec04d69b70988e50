import { randomBytes } from 'node:crypto';
import type { ActionInput } from '@cpc/contract';
import type { Caller } from '../caller.ts';
import { photo } from '../pictures.ts';
import type { TestShop } from '../shop.ts';

/** A drawing that a customer asks for. */
export const A_DRAWING = {
  prompt: 'a lucky dragon',
  style: 'cartoon',
  area: { width: 70, height: 140, keep_out: [{ x: 5, y: 5, width: 30, height: 30 }] },
} as unknown as Omit<ActionInput<'Drawing.begin'>, 'client_key'>;

/** Drawings that are done, as if a provider had drawn them. */
export function drawingsOf({ services }: TestShop, customer: Caller) {
  const drawn = async () => {
    const asked = { ...A_DRAWING, client_key: randomBytes(8).toString('hex') };
    const { drawing_id } = await customer.must('Drawing.begin', asked);
    const asset = await services.blobs.put(await photo(512, 1024));
    await services.db.transact(async (tx) => {
      await tx.updateTable('drawings').set({ state: 'done' }).where('id', '=', drawing_id).execute();
      const file = { drawing_id, number: 0, seed: 0, asset, proxy_asset: asset, media_type: 'image/jpeg' };
      await tx
        .insertInto('drawing_results')
        .values({ ...file, width: 512, height: 1024, kept: null })
        .execute();
    });
    return { drawing_id, asset };
  };
  return {
    drawing: async () => (await drawn()).drawing_id,
    drawingResult: async () => (await drawn()).asset,
  };
}
