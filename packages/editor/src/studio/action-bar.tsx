import { ToolButton, useT } from '@cpc/ui';
import { barOf } from '../actions/bar.ts';
import { useEditor, useEditorState } from '../context.ts';
import { documentOf } from '../store/state.ts';

/** The most used actions for the selection: a picture, a text, a doodle, a sticker, or several layers. */
export function ActionBar({ grid = false }: { readonly grid?: boolean }) {
  const t = useT();
  const editor = useEditor();
  useEditorState(documentOf);
  const isMore = useEditorState((now) => now.panel === 'more');
  useEditorState((now) => now.multiSelect);
  const some = useEditorState((now) => now.selection.length > 0 && now.crop === null);
  useEditorState((now) => now.selection);
  if (!some) return null;
  const state = editor.store.getState();
  const { shown, rest } = barOf(state);
  const button = grid ? '!min-w-0 !px-0.5' : '!min-w-11 flex-auto !px-0.5 tracking-tight';
  return (
    <div
      role="toolbar"
      aria-label={t('studio.actions')}
      className={
        grid ? 'grid grid-cols-4 gap-y-1' : 'animate-rise bg-raised mx-2 flex justify-between rounded-large p-1'
      }
    >
      {shown.map((action) => (
        <ToolButton
          key={action.id}
          data-tool={action.id}
          icon={action.icon(state)}
          label={t(action.label(state))}
          onClick={() => action.run(editor)}
          className={button}
        />
      ))}
      {rest.length > 0 && (
        <ToolButton
          data-tool="more"
          icon="more"
          label={t('studio.action.more')}
          active={isMore}
          onClick={() => editor.store.setState({ panel: isMore ? null : 'more' })}
          className={button}
        />
      )}
    </div>
  );
}

/** The actions that have no place in the bar. */
export function MoreActions() {
  const t = useT();
  const editor = useEditor();
  useEditorState(documentOf);
  useEditorState((now) => now.multiSelect);
  useEditorState((now) => now.selection);
  const state = editor.store.getState();
  return (
    <div className="grid grid-cols-4 gap-1">
      {barOf(state).rest.map((action) => (
        <ToolButton
          key={action.id}
          data-tool={action.id}
          icon={action.icon(state)}
          label={t(action.label(state))}
          onClick={() => action.run(editor)}
          className="!min-w-0"
        />
      ))}
    </div>
  );
}
