import type { GoodsId } from '@cpc/domain';
import { draftIn, dropDraft, putDraft } from '../../core/draft-store.ts';
import { randomId } from '../../core/random-id.ts';
import { ownSlot, slots, tabCoordinator } from '../../core/slots.ts';
import { myBindings } from './my-bindings.ts';

/** @returns whether another tab is there already, and this one took a place of its own with a copy */
export async function takePlace(goodsId: GoodsId): Promise<boolean> {
  if (await tabCoordinator().hold(slots.of(goodsId))) return false;
  await moveToCopy(goodsId);
  return true;
}

/** From here on this tab writes elsewhere; what lies in the old place stays the other tab's. */
export async function moveToCopy(goodsId: GoodsId): Promise<void> {
  const tabs = tabCoordinator();
  const from = slots.of(goodsId);
  const own = slots.moveAway(goodsId);
  tabs.release(from);
  await tabs.hold(own);
  const draft = await draftIn(from).catch(() => undefined);
  if (draft !== undefined) await putDraft(own, draft).catch(() => undefined);
}

/** Makes room for another design; what lay here is sent to the account later. */
export async function putAside(goodsId: GoodsId, slot: string): Promise<void> {
  const draft = await draftIn(slot);
  if (draft === undefined) return;
  const bindings = myBindings();
  const aside = ownSlot(goodsId, randomId());
  bindings.write(aside, bindings.read(slot));
  // A device that refuses has it in memory until it is sent, which is at once. What stayed here would be taken for the
  // design that comes in its place.
  await putDraft(aside, draft).catch(() => undefined);
  await dropDraft(slot);
}
