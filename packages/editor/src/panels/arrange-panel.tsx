import { ToolButton, useT } from '@cpc/ui';
import { ARRANGE_ACTIONS } from '../actions/arrange-actions.ts';
import { SNAP } from '../actions/selection-actions.ts';
import { useEditor, useEditorState } from '../context.ts';
import { Panel } from '../parts/panel.tsx';

/** Aligns and orders the selection: several layers to each other, a single one on the case. */
export function ArrangePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const editor = useEditor();
  useEditorState((state) => state.selection);
  useEditorState((state) => state.snaps);
  const state = editor.store.getState();
  return (
    <Panel title={t('studio.action.arrange')} onClose={onClose}>
      <div className="grid grid-cols-3 gap-1">
        {[...ARRANGE_ACTIONS, SNAP].map((action) => (
          <ToolButton
            key={action.id}
            icon={action.icon(state)}
            label={t(action.label(state))}
            onClick={() => action.run(editor)}
            disabled={!action.enabled(state)}
          />
        ))}
      </div>
    </Panel>
  );
}
