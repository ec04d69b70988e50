import {
  applyDiff,
  EMPTY_DOCUMENT,
  layersOf,
  type OverBothKind,
  overBoth,
  type OverBothInput,
  removeLayers,
  sharedOf,
  type Side,
  squashDiffs,
  isOverSeam,
  withShared,
} from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import type { Pictures } from '../../model/pictures.ts';
import { named } from '../../parts/photos/use-photos.ts';
import type { ChosenPhotos } from '../../parts/photos/chosen-photos.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { select } from '../../session/selection.ts';
import { enterRoom } from '../../session/views.ts';

export interface RoomWish {
  readonly kind: OverBothKind;
  readonly input: OverBothInput;
  readonly side: Side;
  readonly name: string;
}

/**
 * Puts a photo or a word over both halves, as one step, and opens a room for the pair. The photo takes the place of its
 * own layers. Rejects if there is no network; the design has then changed already, and the next try continues it.
 * @returns false if the change was refused
 */
export async function openRoom(
  editor: Editor,
  pictures: Pictures,
  photos: ChosenPhotos,
  { kind, input, side, name }: RoomWish,
): Promise<boolean> {
  const { store, surface, ports } = editor;
  const photo = kind === 'word' ? undefined : input.photo;
  const placed = await photos.take(photo ? [photo.asset] : [], (nameOf) => {
    const now = photo && named(photo, nameOf);
    const begun = overBoth(kind, { ...input, photo: now });
    if (!begun) return false;
    const document = documentOf(store.getState());
    const replaced = layersOf(document).filter(
      (layer) => layer.type === 'picture' && layer.asset === now?.asset && !isOverSeam(layer),
    );
    const clearing = removeLayers(
      document,
      replaced.map(({ id }) => id),
    );
    const cleared = applyDiff(document, clearing);
    const before = sharedOf(cleared, surface, side);
    const shared = { ...before, records: { ...before.records, ...begun.records } };
    return commit(store, squashDiffs(clearing, withShared(cleared, shared, surface, side)));
  });
  if (!placed) return false;
  select(store, []);
  const shared = sharedOf(documentOf(store.getState()), surface, side);
  const isStored = pictures.pending().every(({ asset }) => asset !== photo?.asset && !assetsOf(shared).has(asset));
  const port = (await ports.pairs()).rooms;
  // A photo that is still being uploaded follows as the first change.
  const id = await port.open({ side, name, shared: isStored ? shared : EMPTY_DOCUMENT });
  ports.memory.write(`room_${id}`, '1');
  enterRoom(store, id);
  return true;
}

const assetsOf = (document: Parameters<typeof layersOf>[0]): ReadonlySet<string> =>
  new Set(layersOf(document).flatMap((layer) => (layer.type === 'picture' ? [layer.asset] : [])));
