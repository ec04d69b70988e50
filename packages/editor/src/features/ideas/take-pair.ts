import {
  type DesignDocument,
  layersOf,
  type Pair,
  type PairInput,
  type PairKind,
  pairOf,
  storedWith,
} from '@cpc/design';
import type { AssetId } from '@cpc/domain';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import type { NewHalf } from '../../ports/pair-port.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { applyTemplate } from '../../parts/apply-template.ts';
import type { ChosenPhotos } from '../../parts/photos/chosen-photos.ts';
import { named } from '../../parts/photos/use-photos.ts';
import { select } from '../../session/selection.ts';

/** The kinds that are made of the chosen photo. */
const OF_PHOTO: readonly PairKind[] = ['photo', 'halves'];

/**
 * Changes the design into its half of a pair, as one step, if it must change.
 * @returns the other half, to be kept; undefined if the change was refused
 */
export async function takePair(
  { store, surface, nextLayerId }: Editor,
  pictures: Pictures,
  photos: ChosenPhotos,
  kind: PairKind,
  input: PairInput,
): Promise<Omit<NewHalf, 'goodsId' | 'model' | 'title' | 'words'> | undefined> {
  const { photo } = input;
  const made: Pair[] = [];
  const place = (nameOf: (asset: AssetId) => AssetId): boolean => {
    const document = documentOf(store.getState());
    const pair = pairOf(kind, { ...input, document, photo: photo && named(photo, nameOf) });
    if (!pair) return false;
    made.push(pair);
    if (pair.own === document) return true;
    const half = { document: pair.own, surface };
    return commit(
      store,
      applyTemplate(document, half, surface, nextLayerId, () => false),
    );
  };
  const used = photo && OF_PHOTO.includes(kind) ? [photo.asset] : [];
  if (!(await photos.take(used, place))) return undefined;
  const [pair] = made;
  if (!pair) return undefined;
  select(store, []);
  const shown = assetsOf(pair.other);
  const pending = pictures.pending().filter(({ asset }) => shown.has(asset));
  return { document: pair.other, pending, own: documentOf(store.getState()) };
}

const assetsOf = (document: DesignDocument): ReadonlySet<AssetId> =>
  new Set(layersOf(document).flatMap((layer) => (layer.type === 'picture' ? storedWith(layer) : [])));
