import type { ComponentType, RefObject } from 'react';
import type { PendingPicture } from '../ports.ts';
import type { ToolEvent } from '../tools/state.ts';
import type { EditorCore } from './core.ts';
import type { Editor } from './editor.ts';
import type { Pictures } from './pictures.ts';
import { createSignal, type Signal } from './signal.ts';

/** The code that works on a design and shows it. The studio opens without it: an empty case does not need it. */
export interface BenchParts {
  readonly createEditor: (core: EditorCore) => Editor;
  readonly createPictures: (editor: Editor) => Pictures;
  /** Runs the action of a key press. @returns false if no action applies */
  readonly pressKey: (editor: Editor, event: KeyboardEvent) => boolean;
  /** Adds a thing of the library to the design; it is named like `sticker:heart`. */
  readonly beginWith: (editor: Editor, thing: string) => Promise<void>;
  readonly ActionBar: ComponentType<{ readonly grid?: boolean }>;
  /** Paints the design on the canvases of the sheet. */
  readonly Painter: ComponentType<{ readonly sheet: RefObject<HTMLElement | null> }>;
  /** Lies over the design: guides, findings, the layers' nodes, the selection. */
  readonly Overlay: ComponentType;
  /** The notes over the stage: findings, and the state of uploads. */
  readonly Notes: ComponentType;
}

export interface Bench extends BenchParts {
  readonly editor: Editor;
  readonly pictures: Pictures;
}

/** Gives access to the bench. It is fetched when the customer uses a tool, or with a saved design. */
export interface BenchPort {
  readonly now: () => Bench | undefined;
  /** Rejects if the bench cannot be fetched; the next call tries again. */
  readonly load: () => Promise<Bench>;
  readonly listen: Signal['listen'];
  /** Handles a touch of the stage. Touches before the bench is loaded wait for it. */
  readonly dispatch: (event: ToolEvent) => void;
  /** Whether a line is being drawn. */
  readonly draws: () => boolean;
  /** Frees the memory of all pictures when the studio closes. */
  readonly release: () => void;
}

/** @param pending pictures of the draft that are not yet uploaded @param fetch loads the parts */
export function createBench(
  core: EditorCore,
  pending: readonly PendingPicture[],
  fetch: () => Promise<BenchParts>,
): BenchPort {
  const arrived = createSignal();
  const waiting: ToolEvent[] = [];
  let bench: Bench | undefined;
  let coming: Promise<Bench> | undefined;
  let released = false;
  const setUp = (parts: BenchParts): Bench => {
    const editor = parts.createEditor(core);
    const pictures = parts.createPictures(editor);
    bench = { ...parts, editor, pictures };
    if (released) editor.assets.release();
    else void pictures.resume(pending);
    for (const event of waiting.splice(0)) editor.dispatch(event);
    arrived.fire();
    return bench;
  };
  const load = (): Promise<Bench> => {
    coming ??= fetch().then(setUp);
    coming.catch(() => {
      coming = undefined;
      waiting.length = 0;
    });
    return coming;
  };
  return {
    now: () => bench,
    load,
    listen: arrived.listen,
    dispatch(event) {
      if (bench) return bench.editor.dispatch(event);
      waiting.push(event);
      load().catch(() => undefined);
    },
    draws: () => bench?.editor.draws() ?? false,
    release: () => {
      released = true;
      bench?.editor.assets.release();
    },
  };
}
