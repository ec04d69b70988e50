import type { ComponentType, RefObject } from 'react';
import type { PendingPicture } from '../ports.ts';
import type { ToolEvent } from '../tools/state.ts';
import type { EditorCore } from './core.ts';
import type { Editor } from './editor.ts';
import type { Pictures } from './pictures.ts';
import { createSignal, type Signal } from './signal.ts';

/** What works on a design, and what shows it: the studio opens without, for on a bare case it has nothing to do. */
export interface BenchParts {
  readonly createEditor: (core: EditorCore) => Editor;
  readonly createPictures: (editor: Editor) => Pictures;
  /** Does what a key press means. @returns false for a press that means nothing here */
  readonly pressKey: (editor: Editor, event: KeyboardEvent) => boolean;
  /** Puts a thing of the library into the design, as `sticker:heart` names it. */
  readonly beginWith: (editor: Editor, thing: string) => Promise<void>;
  readonly ActionBar: ComponentType<{ readonly grid?: boolean }>;
  /** Paints the design on the canvases of a sheet. */
  readonly Painter: ComponentType<{ readonly sheet: RefObject<HTMLElement | null> }>;
  /** What lies over the design: guides, findings, the layers' nodes, the selection. */
  readonly Overlay: ComponentType;
  /** What is told over the stage: findings, and how pictures fare on their way. */
  readonly Notes: ComponentType;
}

export interface Bench extends BenchParts {
  readonly editor: Editor;
  readonly pictures: Pictures;
}

/** The bench, fetched when somebody reaches for a tool, or with a design that is gone on with. */
export interface BenchPort {
  readonly now: () => Bench | undefined;
  /** Rejects where it cannot be fetched; it may be asked for again. */
  readonly load: () => Promise<Bench>;
  readonly listen: Signal['listen'];
  /** Touches of the stage that come before the bench wait for it. */
  readonly dispatch: (event: ToolEvent) => void;
  /** Whether a line is being drawn. */
  readonly draws: () => boolean;
  /** Gives the memory of every picture back; the studio is gone. */
  readonly release: () => void;
}

/** @param pending pictures the draft kept, to be sent @param fetch brings the parts */
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
