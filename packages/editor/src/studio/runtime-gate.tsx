import { useEditorRuntime, useEditorState, useStudio } from '../model/context.ts';
import { LoadFailed } from '../parts/load-failed.tsx';
import { isBare } from '../document/state.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { isPreviewing, shownPanel } from '../session/state.ts';

/** Loads the runtime when it is needed. If that fails, it says so and offers a retry; the design is not lost. */
export function RuntimeGate() {
  const runtime = useEditorRuntime();
  const wanted = useEditorState(
    (state) => !isBare(state) || shownPanel(state) !== null || (isPreviewing(state) && state.solid),
  );
  return wanted && !runtime ? <LoadRuntime /> : null;
}

function LoadRuntime() {
  const part = useLoaded(useStudio().runtime.load);
  if (part.state !== 'failed') return null;
  return <LoadFailed onRetry={part.retry} className="bg-raised absolute inset-x-4 top-4 rounded-huge p-4" />;
}
