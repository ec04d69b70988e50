import { type PictureLayer, type PictureLook, updateLayer } from '@cpc/design';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { CropPose } from '../../geometry/crop.ts';
import { documentOf } from '../../document/state.ts';
import { amend, endStep } from '../../document/steps.ts';
import { selectedLayer } from '../../session/selected.ts';

export interface PictureEdit {
  readonly layer: PictureLayer;
  /** An intermediate change; `rest` turns the changes so far into one step. */
  readonly change: (fields: Partial<Pick<PictureLayer, 'look' | 'mask' | 'edge' | 'shadow' | keyof CropPose>>) => void;
  readonly look: (fields: Partial<PictureLook>) => void;
  readonly rest: () => void;
}

/** The selected picture, and the changes to its look, mask, frame, edge and shadow. */
export function usePictureEdit(): PictureEdit | undefined {
  const { store } = useEditor();
  const layer = useEditorState(selectedLayer);
  if (layer?.type !== 'picture') return undefined;
  const change: PictureEdit['change'] = (fields) =>
    amend(store, updateLayer<PictureLayer>(documentOf(store.getState()), layer.id, fields));
  return {
    layer,
    change,
    look: (fields) => change({ look: { ...layer.look, ...fields } }),
    rest: () => endStep(store),
  };
}
