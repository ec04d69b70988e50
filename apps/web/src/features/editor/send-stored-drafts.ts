import { backgroundOf, type DesignDocument, layersOf } from '@cpc/design';
import { ClientError } from '@cpc/client';
import type { AssetId, WorkId } from '@cpc/domain';
import { client } from '../../core/client.ts';
import { draftIn, dropDraft, ownSlotsInUse, slotsInUse } from '../../core/draft-store.ts';
import type { OwnedDraft } from '../../core/owned-drafts.ts';
import { keepPicture } from '../../core/device-pictures.ts';
import { queryClient } from '../../core/query-client.ts';
import { randomId } from '../../core/random-id.ts';
import { goodsOf, slots, tabCoordinator } from '../../core/slots.ts';
import { deviceStorage } from '../../core/storage.ts';
import { sessionStore } from '../../core/stores.ts';
import { type Binding, type Bindings, createBindings } from './binding.ts';
import { isUnsent } from './open-work.ts';
import { readDesign } from '../design/read-design.ts';
import { saveWork } from './save-work.ts';

/**
 * Sends drafts in other slots (put aside, or left by a closed tab) to the account and deletes them here. What cannot be
 * sent now stays. Halves whose other half is not yet at the account are joined a little later, which is not waited for.
 * @returns how many new ones the account received
 */
export async function sendStoredDrafts(copyTitle: (title: string) => string): Promise<number> {
  const isFree = async (slot: string) => slot !== slots.of(goodsOf(slot)) && !(await tabCoordinator().isHeld(slot));
  const { sent, unjoined } = await sendAndForget(await ownSlotsInUse().catch(() => []), copyTitle, isFree);
  for (const slot of unjoined) void joinSoon(slot);
  return sent;
}

/**
 * Before a customer logs out: sends everything of the account, and deletes what arrived, for the next person who uses
 * the device.
 */
export async function sendAllAndForget(copyTitle: (title: string) => string): Promise<void> {
  await sendAndForget(await slotsInUse().catch(() => []), copyTitle, async () => true);
}

/** Sends what this device holds of a work and the account does not have. @throws ClientError if it cannot be sent now */
export async function sendDraftsOf(work_id: WorkId, copyTitle: (title: string) => string): Promise<void> {
  const own = bindings();
  for (const slot of await slotsInUse().catch(() => []))
    if (own.read(slot)?.work_id === work_id) await sendOne(slot, copyTitle);
}

async function sendAndForget(
  names: readonly string[],
  copyTitle: (title: string) => string,
  isFree: (slot: string) => Promise<boolean>,
): Promise<{ readonly sent: number; readonly unjoined: readonly string[] }> {
  const own = bindings();
  const unjoined: string[] = [];
  const halves: string[] = [];
  let sent = 0;
  // The slot may belong to a tab that was only reloading. The binding stays: a tab that returns to this slot continues
  // the same work.
  const forget = async (slot: string) => void ((await isFree(slot)) && (await dropDraft(slot).catch(() => undefined)));
  for (const slot of names) {
    if (!(await isFree(slot))) continue;
    const outcome = await sendOne(slot, copyTitle).catch(() => undefined);
    if (outcome === undefined) continue;
    if (outcome) sent += 1;
    if (own.read(slot)?.half_of) halves.push(slot);
    else await forget(slot);
  }
  // Later, since the design that it is a half of may be among the drafts.
  for (const slot of halves) {
    if (await joinHalf(own, slot).catch(() => false)) await forget(slot);
    else unjoined.push(slot);
  }
  return { sent, unjoined };
}

const account = (): string | undefined => sessionStore.getState().userInfo?.uid;
const bindings = () => createBindings(deviceStorage, account() ?? 'nobody');

/** @returns whether there was something to send; undefined if it does not belong to this account */
async function sendOne(slot: string, copyTitle: (title: string) => string): Promise<boolean | undefined> {
  const draft = await draftIn(slot);
  if (draft === undefined || draft.account !== account()) return undefined;
  // Another version of this app may be able to read it.
  if (!(await readDesign(draft.history?.document)).ok) return undefined;
  if (!(await isUnsent(draft, bindings().read(slot)?.sent))) return false;
  const document = await withLastingPictures(draft);
  if (document === undefined) return undefined;
  if (isBlank(document)) return false;
  const place = { calls: client, bindings: bindings(), goodsId: goodsOf(slot), slot, random: randomId, copyTitle };
  await saveWork(place, document);
  return true;
}

/** How often, and how long after each other, two halves are joined while the other one is still being sent, in ms. */
const MAX_JOIN_TRIES = 5;
const JOIN_PAUSE_MS = 2_000;

/**
 * Joins a half that was sent before the design that it is a half of, as soon as that is at the account too, and deletes
 * its draft. If it takes too long, the draft waits until drafts are sent again.
 */
async function joinSoon(slot: string): Promise<void> {
  const own = bindings();
  for (let tries = 1; tries <= MAX_JOIN_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, JOIN_PAUSE_MS));
    if (!(await joinHalf(own, slot).catch(() => false))) continue;
    void queryClient.invalidateQueries({ queryKey: ['works'] });
    if (!(await tabCoordinator().isHeld(slot))) await dropDraft(slot).catch(() => undefined);
    return;
  }
}

/**
 * Makes a design and the one that it is the other half of a pair (ED-13), in one try.
 * @param own captured before a customer logs out
 * @returns false if the other one is not yet at the account: this one then waits
 */
async function joinHalf(own: Bindings, slot: string): Promise<boolean> {
  const binding = own.read(slot);
  const { half_of } = binding ?? {};
  if (!binding || !half_of) return true;
  try {
    await client.call('Work.pair', { work_id: half_of.work_id, other_id: binding.work_id });
  } catch (error) {
    if (!(error instanceof ClientError && error.name === 'notFound')) throw error;
    if (await isUnknown(own, half_of)) return false;
  }
  own.write(slot, { ...binding, half_of: undefined });
  return true;
}

/**
 * Whether a design has never been at the account; otherwise it was deleted there. Its draft may have been put aside in
 * another slot.
 */
async function isUnknown(own: Bindings, { work_id, slot }: NonNullable<Binding['half_of']>): Promise<boolean> {
  const known = [slot, ...(await slotsInUse().catch(() => []))].map(own.read);
  const ours = known.filter((binding) => binding?.work_id === work_id);
  return ours.length > 0 && ours.every((binding) => binding?.revision === 0);
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
