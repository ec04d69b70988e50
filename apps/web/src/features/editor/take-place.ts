import type { GoodsId } from '@cpc/domain';
import { draftIn, dropDraft, putDraft } from '../../core/draft-store.ts';
import { randomId } from '../../core/random-id.ts';
import { ownSlot, slots, tabCoordinator } from '../../core/slots.ts';
import { myBindings } from './my-bindings.ts';

/** @returns true if another tab holds the slot, so that this tab took its own slot with a copy */
export async function takePlace(goodsId: GoodsId): Promise<boolean> {
  if (await tabCoordinator().hold(slots.of(goodsId))) return false;
  await moveToCopy(goodsId);
  return true;
}

/** From here on this tab writes to another slot; the draft in the old slot stays with the other tab. */
export async function moveToCopy(goodsId: GoodsId): Promise<void> {
  const tabs = tabCoordinator();
  const from = slots.of(goodsId);
  const own = slots.moveToOwnSlot(goodsId);
  tabs.release(from);
  await tabs.hold(own);
  const draft = await draftIn(from).catch(() => undefined);
  if (draft !== undefined) await putDraft(own, draft).catch(() => undefined);
}

/** Frees the slot for another design; the draft in it is sent to the account later. */
export async function putAside(goodsId: GoodsId, slot: string): Promise<void> {
  const draft = await draftIn(slot);
  if (draft === undefined) return;
  const bindings = myBindings();
  const aside = ownSlot(goodsId, randomId());
  bindings.write(aside, bindings.read(slot));
  // If the device refuses, the draft is in memory until it is sent, which happens at once. A draft left in this slot
  // would be taken for the design that comes next.
  await putDraft(aside, draft).catch(() => undefined);
  await dropDraft(slot);
}
