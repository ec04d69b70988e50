import { madeBy } from '@cpc/design';
import { Button, useT } from '@cpc/ui';
import type { ComponentType } from 'react';
import { useEditor, useEditorState, usePictures } from '../../model/context.ts';
import { type Improvement, improve, restore } from '../../imaging/improve.ts';
import type { PictureEdit } from './use-picture-edit.ts';
import { EnhanceSection } from './enhance-section.tsx';
import { EnlargeSection } from './enlarge-section.tsx';

interface ImproveTabProps extends Pick<PictureEdit, 'layer'> {
  readonly More: ComponentType<Pick<PictureEdit, 'layer'>>;
}

/** The tools that make another picture of a picture: on this device, or by a model server where there is one. */
export function ImproveTab({ layer, More }: ImproveTabProps) {
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
      <More layer={layer} />
      {made && made.by !== 'drawing' && (
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
