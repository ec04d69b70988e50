import type { ComponentType, RefObject } from 'react';
import type { PendingPicture } from '../ports/ports.ts';
import type { ToolEvent } from '../gestures/state.ts';
import type { EditorCore } from './core.ts';
import type { Editor } from './editor.ts';
import type { Pictures } from './pictures.ts';
import { createSignal, type Signal } from './signal.ts';

/** The code that works on a design and shows it. The studio opens without it: an empty case does not need it. */
export interface RuntimeModule {
  readonly createEditor: (core: EditorCore) => Editor;
  readonly createPictures: (editor: Editor) => Pictures;
  /** Runs the action of a key press. @returns false if no action applies */
  readonly pressKey: (editor: Editor, event: KeyboardEvent) => boolean;
  /** Adds a thing of the library to the design; it is named like `sticker:heart`. */
  readonly beginWith: (editor: Editor, thing: string) => Promise<void>;
  readonly PreviewBar: ComponentType;
  /** The actions on the selection that have no place in the bar. */
  readonly MoreActions: ComponentType;
  readonly ActionBar: ComponentType<{ readonly grid?: boolean }>;
  /** Paints the design on the canvases of the sheet. */
  readonly Painter: ComponentType<{ readonly sheet: RefObject<HTMLElement | null> }>;
  /** Lies over the design: guides, findings, the layers' nodes, the selection. */
  readonly Overlay: ComponentType<{ readonly stage: RefObject<HTMLElement | null> }>;
  /** The notes over the stage: findings, and the state of uploads. */
  readonly Notes: ComponentType;
}

export interface EditorRuntime extends RuntimeModule {
  readonly editor: Editor;
  readonly pictures: Pictures;
}

/** Loads the runtime when the customer uses a tool, or with a saved design. */
export interface LazyRuntime {
  readonly now: () => EditorRuntime | undefined;
  /** Rejects if the runtime cannot be fetched; the next call tries again. */
  readonly load: () => Promise<EditorRuntime>;
  readonly listen: Signal['listen'];
  /** Handles a touch of the stage. Touches before the runtime is loaded wait for it. */
  readonly dispatch: (event: ToolEvent) => void;
  /** The stage goes: nothing of an open gesture will come any more. It is cancelled, and so are touches that wait. */
  readonly cancelGesture: () => void;
  /** Whether a line is being drawn. */
  readonly draws: () => boolean;
  /** Stops a picture tool and frees the memory of all pictures when the studio closes. */
  readonly release: () => void;
}

/** @param pending pictures of the draft that are not yet uploaded @param fetchModule fetches the code */
export function createLazyRuntime(
  core: EditorCore,
  pending: readonly PendingPicture[],
  fetchModule: () => Promise<RuntimeModule>,
): LazyRuntime {
  const loaded = createSignal();
  const waiting: ToolEvent[] = [];
  let runtime: EditorRuntime | undefined;
  let loading: Promise<EditorRuntime> | undefined;
  let released = false;
  const setUp = (module: RuntimeModule): EditorRuntime => {
    const editor = module.createEditor(core);
    const pictures = module.createPictures(editor);
    runtime = { ...module, editor, pictures };
    if (released) editor.assets.release();
    else void pictures.resume(pending);
    for (const event of waiting.splice(0)) editor.dispatch(event);
    loaded.fire();
    return runtime;
  };
  const load = (): Promise<EditorRuntime> => {
    loading ??= fetchModule().then(setUp);
    loading.catch(() => {
      loading = undefined;
      waiting.length = 0;
    });
    return loading;
  };
  return {
    now: () => runtime,
    load,
    listen: loaded.listen,
    dispatch(event) {
      if (runtime) return runtime.editor.dispatch(event);
      waiting.push(event);
      load().catch(() => undefined);
    },
    cancelGesture() {
      waiting.length = 0;
      runtime?.editor.cancelGesture();
    },
    draws: () => runtime?.editor.draws() ?? false,
    release: () => {
      released = true;
      core.store.getState().toolRun?.cancel();
      runtime?.editor.assets.release();
    },
  };
}
