import { ENLARGEMENTS, type Finding } from '@cpc/design';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Studio, useStudio } from '../../model/context.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { isBare } from '../../document/state.ts';
import { openPanel } from '../../session/panels.ts';
import { WatchContext } from './context.ts';
import type { Substitutes } from './typefaces.ts';
import { watchDesign } from './watch.ts';

/** Loads the checks; they ask the runtime what the device knows of pictures and fonts. */
async function loadEngine(runtime: Studio['runtime']) {
  const [{ createEngine }, { editor }] = await Promise.all([import('./engine.ts'), runtime.load()]);
  return (_: unknown, substitutes: Substitutes) => createEngine(editor, substitutes);
}
/** Makes the picture of a finding larger, by super-resolution. */
async function upscale({ core, runtime }: Studio, { layer, values: { times } }: Finding): Promise<boolean> {
  const loaded = await Promise.all([import('../../imaging/improve.ts'), runtime.load()]).catch(() => undefined);
  if (!loaded) {
    core.notify('studio.toolFailed.unavailable', 'error');
    return false;
  }
  const [{ improve }, { editor, pictures }] = loaded;
  const enlargement = ENLARGEMENTS.find((one) => one === times);
  if (layer === null || !enlargement) return false;
  return improve(editor, pictures, layer, { tool: 'upscale', times: enlargement });
}
/** Resolves when no picture tool works. */
const toolEnd = ({ getState, subscribe }: Studio['core']['store']): Promise<void> =>
  new Promise((resolve) => {
    if (getState().toolRun === null) return resolve();
    const stop = subscribe(({ toolRun }) => {
      if (toolRun !== null) return;
      stop();
      resolve();
    });
  });
const loadDialog = async () => (await import('./finish-dialog.tsx')).FinishDialog;

export interface PreflightProps {
  /** The customer wants to order, and no finding blocks it. */
  readonly onDone: () => void;
  /** Renders the content. @param ask to be called by the finish button */
  readonly children: (ask: () => void) => ReactNode;
}

/** Checks the design while it is edited, and once more before it is ordered (PF-01, PF-02). */
export function Preflight({ onDone, children }: PreflightProps) {
  const { core, runtime } = useStudio();
  const watch = useMemo(
    () =>
      watchDesign(
        core,
        () => loadEngine(runtime),
        (finding) => upscale({ core, runtime }, finding),
      ),
    [core, runtime],
  );
  /** The serious findings that the dialog asks about before the order. */
  const [doubts, setDoubts] = useState<readonly Finding[]>([]);
  useEffect(() => watch.start(), [watch]);
  const ask = async () => {
    if (isBare(core.store.getState())) return onDone();
    // A picture that a tool is making belongs to what is ordered; its progress and its cancel button are on the stage.
    await toolEnd(core.store);
    // If the checks fail to load, the customer goes on: the server runs them, too.
    const found = await watch.checkNow().catch(() => []);
    if (found.some(({ severity }) => severity === 'blocks')) {
      core.notify('preflight.finish.blocked', 'error');
      return openPanel(core.store, 'preflight');
    }
    const strong = found.filter(({ severity }) => severity === 'strong');
    if (strong.length === 0) return onDone();
    setDoubts(strong);
  };
  const close = () => setDoubts([]);
  const look = () => {
    close();
    openPanel(core.store, 'preflight');
  };
  const anyway = () => {
    close();
    onDone();
  };
  return (
    <WatchContext value={watch}>
      {children(() => void ask())}
      {doubts.length > 0 && (
        <LazyPart
          load={loadDialog}
          props={{ findings: doubts, onClose: close, onLook: look, onAnyway: anyway }}
          texts="checks"
          fallback={null}
        />
      )}
    </WatchContext>
  );
}
