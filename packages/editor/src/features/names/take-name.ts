import {
  addLayersOnTop,
  applyDiff,
  type CapitalsLanguage,
  type DesignDiff,
  type DesignDocument,
  groupId,
  INITIAL_FIELD,
  layersOf,
  type NameArt,
  type NameBoxes,
  NAME_FIELD,
  nameLayers,
  removeLayers,
  setBackground,
  setField,
  squashDiffs,
} from '@cpc/design';
import type { Editor } from '../../model/editor.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { fitSoon, textsIn } from '../../parts/words/rename-field.ts';
import type { NameColours } from './name-colours.ts';

type Make = Pick<Editor, 'surface' | 'nextLayerId'>;

/**
 * The change that lays a name over the surface. On a ground of its own it is the whole design; otherwise it replaces only
 * the pattern that was laid before.
 */
export function layName(
  document: DesignDocument,
  art: NameArt,
  boxes: NameBoxes,
  { ground }: Pick<NameColours, 'ground'>,
  { surface, nextLayerId }: Make,
): DesignDiff {
  const old = layersOf(document).filter(
    (layer) =>
      ground !== null ||
      (layer.type === 'text' && layer.group !== null && (layer.field === NAME_FIELD || layer.field === INITIAL_FIELD)),
  );
  const cleared = removeLayers(
    document,
    old.map(({ id }) => id),
  );
  const bare = applyDiff(document, cleared);
  const painted = ground === null ? cleared : squashDiffs(cleared, setBackground(bare, ground));
  const layers = nameLayers(art, boxes, surface, { group: groupId(nextLayerId()), nextId: nextLayerId });
  return squashDiffs(painted, addLayersOnTop(applyDiff(document, painted), layers));
}

/** Writes a name into all texts of the design that hold one, and fits them; one step. @param language of its initials */
export function renameIn(editor: Editor, name: string, language: CapitalsLanguage | undefined): void {
  const before = documentOf(editor.store.getState());
  if (commit(editor.store, setField(before, NAME_FIELD, name, language))) fitSoon(editor, textsIn(before));
}
