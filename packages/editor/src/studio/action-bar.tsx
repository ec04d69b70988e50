import { ToolButton, useT } from '@cpc/ui';
import { LAYER_ACTIONS } from '../actions/layer-actions.ts';
import { useEditor, useEditorState } from '../context.ts';
import { documentOf } from '../store/state.ts';

/** The actions for the selection: a picture, a text, a doodle, a sticker, or several layers. */
export function ActionBar({ grid = false }: { readonly grid?: boolean }) {
  const t = useT();
  const editor = useEditor();
  useEditorState(documentOf);
  useEditorState((now) => now.panel);
  useEditorState((now) => now.multiSelect);
  const some = useEditorState((now) => now.selection.length > 0 && now.crop === null);
  useEditorState((now) => now.selection);
  if (!some) return null;
  const state = editor.store.getState();
  return (
    <div
      role="toolbar"
      aria-label={t('studio.actions')}
      className={
        grid
          ? 'grid grid-cols-5 gap-y-1'
          : 'animate-rise hide-scrollbar bg-raised mx-2 flex overflow-x-auto rounded-large p-1'
      }
    >
      {LAYER_ACTIONS.filter((action) => action.enabled(state)).map((action) => (
        <ToolButton
          key={action.id}
          data-tool={action.id}
          icon={action.icon(state)}
          label={t(action.label(state))}
          onClick={() => action.run(editor)}
          className={grid ? '!min-w-0 !px-0.5' : 'shrink-0'}
        />
      ))}
    </div>
  );
}
