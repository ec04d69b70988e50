import { ClientError } from '@cpc/client';
import type { ShellChoice, WorkSummary } from '@cpc/contract';
import { type DesignDocument, startHistory } from '@cpc/design';
import { brand, type GoodsId, type WorkId } from '@cpc/domain';
import type { NewHalf, OtherHalf, PairPort } from '@cpc/editor';
import { client } from '../../core/client.ts';
import { putDraft } from '../../core/draft-store.ts';
import { go } from '../../core/go.ts';
import { language } from '../../core/language.ts';
import { PATHS } from '../../core/paths.ts';
import { queryClient } from '../../core/query-client.ts';
import { randomId } from '../../core/random-id.ts';
import { ownSlot, slots } from '../../core/slots.ts';
import { sessionStore } from '../../core/stores.ts';
import { fetchGoodsOf } from '../../data/goods.ts';
import { offerOf } from '../../data/draft/offer.ts';
import { myBindings } from './my-bindings.ts';
import type { PairPlace } from './pair-place.ts';
import { roomsPort } from './room-port.ts';
import { sendStoredDrafts } from './send-stored-drafts.ts';

/** Pairs of cases, kept among the account's works (ED-13). */
export function pairPort(place: PairPlace): PairPort {
  return {
    goods: () => goodsLike(place),
    other: () => storedHalf(place),
    keep: (half) => keepHalf(place, half),
    rooms: roomsPort(place),
  };
}

async function goodsLike({ goodsId, stationId }: PairPlace): ReturnType<PairPort['goods']> {
  const goods = await client.call('Goods.list', { machine_id: stationId ?? undefined });
  // A custom size is in no list; it is a phone case.
  const category = goods.find(({ goods_id }) => goods_id === goodsId)?.category ?? 'phoneCase';
  return goods.filter((one) => one.category === category);
}

async function storedHalf(place: PairPlace): Promise<OtherHalf | null> {
  const work_id = myBindings().read(slots.of(place.goodsId))?.work_id;
  const half = work_id && (await client.call('Work.otherHalf', { work_id }).catch(() => undefined))?.other_half;
  return half ? asHalf(place, half) : null;
}

function asHalf(
  { sync }: PairPlace,
  half: Pick<WorkSummary, 'work_id' | 'goods_id' | 'title' | 'model'>,
): Required<OtherHalf> {
  const { work_id, goods_id, title, model } = half;
  // The slot may be the same: the design in it is saved before another one takes it.
  const open = () => void sync.flush().then(() => go(PATHS.editor, { goods_id, work_id }));
  return { title: title || model, open };
}

/**
 * Keeps the other half as a draft that waits to be sent, and sends it: a lost network or a closed page only delays it. It
 * is joined with this design when both are at the account.
 */
async function keepHalf(
  place: PairPlace,
  { goodsId, model, document, pending, title, own, words }: NewHalf,
): Promise<OtherHalf> {
  const { sync, toast } = place;
  const { t } = language().current();
  const bindings = myBindings();
  const here = slots.of(place.goodsId);
  const mine = bindings.read(here);
  const choice = await choiceFor(place, goodsId, mine?.choice);
  const work_id = brand<WorkId>(randomId());
  const slot = ownSlot(goodsId, randomId());
  const half_of = mine && { work_id: mine.work_id, slot: here };
  bindings.write(slot, { work_id, revision: 0, title, choice, half_of });
  await putAside(slot, document, pending);
  sync.push(own);
  await sync.flush();
  await sendStoredDrafts((name) => t('works.kept.leftTitle', { title: name === '' ? t('works.untitledGone') : name }));
  const kept = bindings.read(slot);
  void queryClient.invalidateQueries({ queryKey: ['works'] });
  const half = asHalf(place, { work_id, goods_id: goodsId, title, model });
  if (kept === undefined || kept.revision === 0) {
    toast(words.madeAway);
    return { title: half.title };
  }
  toast(words.made, { icon: 'check', action: { label: words.open, onPress: half.open } });
  return half;
}

/** If the device refuses, the draft stays in memory until it is sent, which happens at once. */
async function putAside(slot: string, document: DesignDocument, pending: NewHalf['pending']): Promise<void> {
  const account = sessionStore.getState().userInfo?.uid;
  await putDraft(slot, { history: startHistory(document), pending, account }).catch(() => undefined);
}

/** What the other half is made on: the same, or the nearest that the station has for its model. */
async function choiceFor(
  { goodsId, stationId }: PairPlace,
  other: GoodsId,
  mine: ShellChoice | undefined,
): Promise<ShellChoice | undefined> {
  if (other === goodsId) return mine;
  const plain = mine && { shell_id: mine.shell_id, colour_id: mine.colour_id };
  const details = await fetchGoodsOf([other], stationId).catch((error: unknown) => {
    if (error instanceof ClientError) return undefined;
    throw error;
  });
  const detail = details?.get(other);
  const choice = detail && offerOf(detail, plain)?.choice;
  return choice ? { shell_id: choice.shell_id, colour_id: choice.colour_id } : plain;
}
