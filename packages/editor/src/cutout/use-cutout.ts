import { type Mask, type Tap, without } from '@cpc/imaging';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { createCutter, type Cutter } from './cutter.ts';
import { createMaskCanvas, type MaskCanvas } from './mask-canvas.ts';
import { createMaskHistory, type MaskHistory } from './mask-history.ts';
import type { CutTask, NotCut } from './protocol.ts';
import type { CutSource } from './source.ts';

/** What the screen tells: nothing, the work under way, or why nothing was cut out. */
export type CutNote = 'working' | NotCut | null;

/** A cut-out in progress: the mask with its steps, and the work that finds masks. */
export interface Cutout {
  readonly history: MaskHistory;
  readonly mask: MaskCanvas;
  readonly note: CutNote;
  /** Grows with each change of the mask. */
  readonly version: number;
  readonly findPeople: () => void;
  /** Cuts out by all taps so far and this one. */
  readonly tap: (tap: Tap) => void;
  readonly stop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Called when the mask was drawn on. */
  readonly drawn: () => void;
}

/** The worker is kept between two visits: its models are compiled. */
let cutter: Cutter | undefined;

export function useCutout(source: CutSource): Cutout {
  const [version, drawn] = useReducer((count: number) => count + 1, 0);
  const [note, setNote] = useState<CutNote>(null);
  const parts = useMemo(() => {
    const mask = createMaskCanvas(source.mask);
    mask.show(source.mask);
    return { history: createMaskHistory(source.mask), mask, taps: [] as Tap[] };
  }, [source]);
  useEffect(() => () => cutter?.stop(), []);
  const { history, mask } = parts;
  const show = (): void => {
    mask.show(history.mask());
    drawn();
  };
  const find = async (task: CutTask, taken: (found: Mask) => Mask = (found) => found): Promise<void> => {
    setNote('working');
    cutter ??= createCutter();
    const found = await cutter.cut(task);
    // Stopped, or another task has taken its place.
    if (found === undefined) return;
    if (typeof found === 'string') return setNote(found);
    setNote(null);
    history.replace(taken(found));
    show();
  };
  const forgetTaps = () => parts.taps.splice(0);
  return {
    ...parts,
    note,
    version,
    findPeople: () => {
      forgetTaps();
      void find({ kind: 'people', picture: source.pixels });
    },
    tap: (tap) => {
      parts.taps.push(tap);
      const task = (taps: readonly Tap[]) => ({ kind: 'taps', picture: source.pixels, taps }) as const;
      if (parts.taps.some(({ keep }) => keep)) return void find(task([...parts.taps]));
      // Nothing is kept by a tap: what is tapped is taken away from what is there.
      const before = history.mask();
      void find(task([{ ...tap, keep: true }]), (found) => without(before, found));
    },
    stop: () => {
      cutter?.stop();
      setNote(null);
    },
    undo: () => {
      forgetTaps();
      if (history.undo()) show();
    },
    redo: () => {
      if (history.redo()) show();
    },
    drawn: () => {
      forgetTaps();
      drawn();
    },
  };
}
