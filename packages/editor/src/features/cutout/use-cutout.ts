import type { Tap } from '@cpc/imaging';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { createCutter, type Cutter } from './cutter.ts';
import { createMaskCanvas, type MaskCanvas } from './mask-canvas.ts';
import { createMaskHistory, type MaskHistory } from './mask-history.ts';
import type { CutTask, NotCut } from './protocol.ts';
import type { CutSource } from './source.ts';
import { createTapSeries, type Found } from './tap-series.ts';
import { type ServerOffer, usePeopleServer } from './use-people-server.ts';

/** What the screen tells: nothing, the work under way, that it has cut out, or why it has not. */
export type CutNote = 'working' | 'found' | NotCut | null;

/** A cut-out in progress: the mask with its steps, and the work that finds masks. */
export interface Cutout {
  readonly history: MaskHistory;
  readonly mask: MaskCanvas;
  readonly note: CutNote;
  /** Grows with each change of the mask. */
  readonly version: number;
  readonly findPeople: () => void;
  /** Whether the server may be asked to find them. */
  readonly offer: ServerOffer;
  readonly askServer: () => void;
  /** Cuts out by this tap and the ones before. */
  readonly tap: (tap: Tap) => void;
  readonly stop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Called before the mask is drawn on: ends the work under way, whose answer would replace what is drawn. */
  readonly draws: () => void;
  /** Called when the mask was drawn on. */
  readonly drawn: () => void;
  /** Shows why the cut-out could not be finished. */
  readonly tell: (why: NotCut) => void;
}

/** The worker is kept between two visits: its models are compiled. */
let cutter: Cutter | undefined;

export function useCutout(source: CutSource): Cutout {
  const server = usePeopleServer(source);
  const [version, drawn] = useReducer((count: number) => count + 1, 0);
  const [note, setNote] = useState<CutNote>(null);
  const parts = useMemo(() => {
    const mask = createMaskCanvas(source.mask);
    mask.show(source.mask);
    return { history: createMaskHistory(source.mask), mask, series: createTapSeries() };
  }, [source]);
  const stopServer = server.stop;
  const stopWork = useCallback((): void => {
    stopServer();
    cutter?.stop();
  }, [stopServer]);
  useEffect(() => stopWork, [stopWork]);
  const { history, mask, series } = parts;
  const show = (): void => {
    mask.show(history.mask());
    drawn();
  };
  const cut = (task: CutTask): Promise<Found> => {
    stopServer();
    return (cutter ??= createCutter()).cut(task);
  };
  const take = async (work: Promise<Found>): Promise<void> => {
    setNote('working');
    const found = await work;
    // Stopped, or another task has taken its place.
    if (found === undefined) return;
    if (typeof found === 'string') return setNote(found);
    setNote('found');
    history.replace(found);
    show();
  };
  const findHere = async (): Promise<Found> => {
    const found = await cut({ kind: 'people', picture: source.pixels });
    server.noteOwn(found);
    return found;
  };
  const endWork = (): void => {
    stopWork();
    series.end();
    setNote(null);
  };
  return {
    history,
    mask,
    note,
    version,
    offer: server.offer,
    findPeople: () => {
      series.end();
      void take(findHere());
    },
    askServer: () => {
      stopWork();
      series.end();
      void take(server.ask());
    },
    tap: (tap) =>
      void take(series.add(tap, history.mask(), (taps) => cut({ kind: 'taps', picture: source.pixels, taps }))),
    stop: () => {
      stopWork();
      series.drop();
      setNote(null);
    },
    undo: () => {
      endWork();
      if (history.undo()) show();
    },
    redo: () => {
      endWork();
      if (history.redo()) show();
    },
    draws: endWork,
    drawn,
    tell: setNote,
  };
}
