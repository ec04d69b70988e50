import { IconButton, useT } from '@cpc/ui';
import { STACK_STEPS } from '../../actions/layer-actions.ts';
import { GATHER, GROUP, UNGROUP } from '../../actions/selection-actions.ts';
import { useEditor, useEditorState } from '../../model/context.ts';
import { documentOf } from '../../document/state.ts';

/** Actions on the order and the grouping of the selected layers. */
export function LayerTools() {
  const t = useT();
  const editor = useEditor();
  const multiSelect = useEditorState((now) => now.multiSelect);
  useEditorState((now) => now.selection);
  useEditorState(documentOf);
  const state = editor.store.getState();
  return (
    <>
      {[...STACK_STEPS, GROUP, UNGROUP]
        .filter((action) => action.enabled(state))
        .map((action) => (
          <IconButton
            key={action.id}
            icon={action.icon(state)}
            label={t(action.label(state))}
            onClick={() => action.run(editor)}
          />
        ))}
      <IconButton
        icon="gather"
        label={t('studio.layers.several')}
        pressed={multiSelect}
        onClick={() => GATHER.run(editor)}
      />
    </>
  );
}
