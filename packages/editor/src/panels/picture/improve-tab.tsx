import { madeBy } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import { useEditor, useEditorState, usePictures } from '../../context.ts';
import { type Improvement, improve, restore } from '../../imaging/improve.ts';
import type { PictureEdit } from '../use-picture-edit.ts';
import { EnhanceSection } from './enhance-section.tsx';
import { EnlargeSection } from './enlarge-section.tsx';

/** The tools that make a better picture of a picture. They work on this device. */
export function ImproveTab({ layer }: Pick<PictureEdit, 'layer'>) {
  const t = useT();
  const editor = useEditor();
  const pictures = usePictures();
  const run = useEditorState((state) => state.toolRun);
  const { made } = layer;
  const start = (improvement: Improvement) => void improve(editor, pictures, layer.id, improvement);
  return (
    <div className="flex flex-col gap-4">
      <EnhanceSection layer={layer} source={madeBy(layer, 'enhance').from} run={run} onStart={start} />
      <EnlargeSection layer={layer} run={run} onStart={start} />
      {made && (
        <Button
          kind="ghost"
          icon="undo"
          disabled={run !== null}
          onClick={() => restore(editor, layer.id)}
          className="self-start"
        >
          {t('studio.improve.back')}
        </Button>
      )}
    </div>
  );
}
