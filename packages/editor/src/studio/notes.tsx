import { PreflightBadge } from '../features/preflight/badge.tsx';
import { FitButton } from './fit-button.tsx';
import { Fullness } from './fullness.tsx';
import { LiveRoom } from './live-room.tsx';
import { OfferIdeas } from './offer-ideas.tsx';
import { UploadNote } from './upload-note.tsx';
import { useEditorState } from '../model/context.ts';
import { ToolProgress } from '../imaging/tool-progress.tsx';
import { shownPanel } from '../session/state.ts';

/** The notes over the stage. */
export function Notes() {
  return (
    <>
      <PreflightBadge />
      <Fullness />
      <UploadNote />
      <ToolNote />
      <LiveRoom />
      <OfferIdeas />
      <FitButton />
    </>
  );
}

/** A picture tool at work, over the stage: its panel may be closed. */
function ToolNote() {
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
