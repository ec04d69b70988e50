import { type Client, ClientError } from '@cpc/client';
import type { DesignDocument } from '@cpc/design';
import { type GoodsId, type WorkId, brand } from '@cpc/domain';
import { contentHash } from '../../core/content-hash.ts';
import type { Binding, Bindings } from './binding.ts';
import { readDesign } from '../design/read-design.ts';

export interface WorkPlace {
  readonly calls: Pick<Client, 'call'>;
  readonly bindings: Bindings;
  readonly goodsId: GoodsId;
  readonly slot: string;
  /** 32 hexadecimal digits. */
  readonly random: () => string;
  /** The title of a copy of a work with that title. */
  readonly copyTitle: (title: string) => string;
}

type Outcome = 'saved' | 'both kept';

/**
 * Saves a design to its work (ED-07). If another device saved meanwhile, this design becomes a new work beside it:
 * nothing is overwritten. A save whose answer was lost does not count as another device.
 * @throws ClientError if the server cannot be reached, or refuses
 */
export async function saveWork(place: WorkPlace, document: DesignDocument): Promise<Outcome> {
  const { bindings, slot, random } = place;
  // The client chooses the id, so that a save repeated after a lost answer does not make two works.
  const binding = bindings.read(slot) ?? { work_id: brand<WorkId>(random()), revision: 0, title: '' };
  const hash = await contentHash(document);
  if (hash === binding.sent) return 'saved';
  try {
    await send(place, binding, document, hash);
    return 'saved';
  } catch (error) {
    if (!(error instanceof ClientError) || (error.name !== 'conflict' && error.name !== 'notFound')) throw error;
    if (binding.revision === 0 && error.name === 'notFound') throw error;
  }
  const ours = await lostAnswer(place, binding);
  if (ours !== undefined) {
    bindings.write(slot, ours);
    return saveWork(place, document);
  }
  const title = place.copyTitle(binding.title);
  const copy: Binding = { work_id: brand<WorkId>(random()), revision: 0, title, choice: binding.choice };
  await send(place, copy, document, hash);
  return 'both kept';
}

async function send(place: WorkPlace, binding: Binding, document: DesignDocument, hash: string): Promise<void> {
  const { calls, bindings, slot, goodsId } = place;
  bindings.write(slot, { ...binding, attempt: hash });
  const fresh = binding.revision === 0;
  const saved = await calls.call('Work.save', {
    work_id: binding.work_id,
    goods_id: goodsId,
    document,
    ...(binding.choice === undefined ? {} : { choice: binding.choice }),
    ...(fresh ? {} : { revision: binding.revision }),
    ...(fresh && binding.title !== '' ? { title: binding.title } : {}),
  });
  bindings.write(slot, { ...binding, ...saved, sent: hash, attempt: undefined });
}

/** The binding as if the last answer had arrived, if the server has exactly what this device sent. */
async function lostAnswer({ calls }: WorkPlace, binding: Binding): Promise<Binding | undefined> {
  if (binding.attempt === undefined) return undefined;
  const work = await calls.call('Work.get', { work_id: binding.work_id }).catch((error: unknown) => {
    if (error instanceof ClientError && error.name === 'notFound') return undefined;
    throw error;
  });
  const parsed = work && (await readDesign(work.document));
  if (!work || parsed?.ok !== true || (await contentHash(parsed.document)) !== binding.attempt) return undefined;
  return { ...binding, revision: work.revision, sent: binding.attempt, attempt: undefined };
}
