import { useEditorState } from '../model/context.ts';
import { ToolProgress } from '../imaging/tool-progress.tsx';
import { shownPanel } from '../session/state.ts';

/** A picture tool at work, over the stage: its panel may be closed. */
export function ToolNote() {
  const run = useEditorState((state) => state.toolRun);
  const inPanel = useEditorState((state) => shownPanel(state) === 'picture');
  if (!run || inPanel) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-1 flex justify-center px-16">
      <div className="bg-raised/90 animate-rise shadow-lift pointer-events-auto w-full max-w-72 rounded-large ps-4 pe-1">
        <ToolProgress run={run} />
      </div>
    </div>
  );
}
