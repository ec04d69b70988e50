import { backgroundOf, type DesignDocument, layersOf } from '@cpc/design';
import { ClientError } from '@cpc/client';
import type { AssetId, WorkId } from '@cpc/domain';
import { client } from '../../core/client.ts';
import { draftIn, dropDraft, ownSlotsInUse, slotsInUse } from '../../core/draft-store.ts';
import type { OwnedDraft } from '../../core/owned-drafts.ts';
import { keepPicture } from '../../core/picture-store.ts';
import { randomId } from '../../core/random-id.ts';
import { goodsOf, slots, tabCoordinator } from '../../core/slots.ts';
import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';
import { type Binding, createBindings } from './binding.ts';
import { isUnsent } from './open-work.ts';
import { readDesign } from './read-design.ts';
import { saveWork } from './save-work.ts';

/**
 * Sends drafts in other slots (put aside, or left by a closed tab) to the account and deletes them here. What cannot be
 * sent now stays.
 * @returns how many new ones the account received
 */
export async function sendStoredDrafts(copyTitle: (title: string) => string): Promise<number> {
  let sent = 0;
  for (const slot of await ownSlotsInUse().catch(() => [])) {
    if (slot === slots.of(goodsOf(slot)) || (await tabCoordinator().isHeld(slot))) continue;
    const outcome = await sendOne(slot, copyTitle).catch(() => undefined);
    if (outcome === undefined) continue;
    if (outcome) sent += 1;
    // The slot may belong to a tab that was only reloading.
    if (await tabCoordinator().isHeld(slot)) continue;
    // The binding stays: a tab that returns to this slot continues the same work.
    await dropDraft(slot).catch(() => undefined);
  }
  return sent;
}

/**
 * Before a customer logs out: sends everything of the account, and deletes what arrived, for the next person who uses
 * the device.
 */
export async function sendAllAndForget(copyTitle: (title: string) => string): Promise<void> {
  for (const slot of await slotsInUse().catch(() => [])) {
    const outcome = await sendOne(slot, copyTitle).catch(() => undefined);
    if (outcome !== undefined) await dropDraft(slot).catch(() => undefined);
  }
}

const account = (): string | undefined => sessionStore.getState().userInfo?.uid;
const bindings = () => createBindings(deviceStorage, account() ?? 'nobody');

/** @returns whether there was something to send; undefined if it does not belong to this account */
async function sendOne(slot: string, copyTitle: (title: string) => string): Promise<boolean | undefined> {
  const draft = await draftIn(slot);
  if (draft === undefined || draft.account !== account()) return undefined;
  // Another version of this app may be able to read it.
  if (!(await readDesign(draft.history?.document)).ok) return undefined;
  const isSent = !(await isUnsent(draft, bindings().read(slot)?.sent));
  if (isSent) return joinHalves(slot);
  const document = await withLastingPictures(draft);
  if (document === undefined) return undefined;
  if (isBlank(document)) return false;
  const place = { calls: client, bindings: bindings(), goodsId: goodsOf(slot), slot, random: randomId, copyTitle };
  await saveWork(place, document);
  return (await joinHalves(slot)) === undefined ? undefined : true;
}

/** How often, and how long after each other, two halves are joined while the other one is still being sent, in ms. */
const JOIN_TRIES = 5;
const JOIN_PAUSE_MS = 2_000;

/**
 * Makes a design and the one that it is the other half of a pair (ED-13). @returns undefined if the other one is not yet
 * at the account: this one then waits
 */
async function joinHalves(slot: string): Promise<false | undefined> {
  for (let tries = 1; ; tries += 1) {
    const binding = bindings().read(slot);
    const { half_of } = binding ?? {};
    if (!binding || !half_of) return false;
    if (await join(half_of, binding.work_id)) {
      bindings().write(slot, { ...binding, half_of: undefined });
      return false;
    }
    if (tries === JOIN_TRIES) return undefined;
    await new Promise((resolve) => setTimeout(resolve, JOIN_PAUSE_MS));
  }
}

/** @returns false while the other design is not at the account; true also if it was deleted there */
async function join(half_of: NonNullable<Binding['half_of']>, other_id: WorkId): Promise<boolean> {
  try {
    await client.call('Work.pair', { work_id: half_of.work_id, other_id });
    return true;
  } catch (error) {
    if (!(error instanceof ClientError && error.name === 'notFound')) throw error;
    const other = bindings().read(half_of.slot);
    return other?.work_id !== half_of.work_id || other.revision > 0;
  }
}

function isBlank(document: DesignDocument): boolean {
  return layersOf(document).length === 0 && backgroundOf(document).fill.kind === 'none';
}

/**
 * Uploads the pictures that have not reached the server first. A picture's name has 64 hex digits that occur nowhere
 * else, so it can be replaced in the text.
 */
async function withLastingPictures({ history, pending }: OwnedDraft): Promise<DesignDocument | undefined> {
  let text = JSON.stringify(history.document);
  for (const { asset, file } of pending) {
    if (!text.includes(asset)) continue;
    const stored = await client.upload(file);
    keepPicture(stored.asset, file).catch(() => undefined);
    text = text.replaceAll(asset, stored.asset satisfies AssetId);
  }
  const parsed = await readDesign(JSON.parse(text));
  return parsed.ok ? parsed.document : undefined;
}
