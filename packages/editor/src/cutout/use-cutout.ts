import type { Tap } from '@cpc/imaging';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useEditor, usePictures } from '../context.ts';
import { createCutter, type Cutter } from './cutter.ts';
import { createMaskCanvas, type MaskCanvas } from './mask-canvas.ts';
import { createMaskHistory, type MaskHistory } from './mask-history.ts';
import { peopleFromServer } from './people-from-server.ts';
import type { CutTask, NotCut } from './protocol.ts';
import type { CutSource } from './source.ts';
import { createTapSeries, type Found } from './tap-series.ts';

/** What the screen tells: nothing, the work under way, that it has cut out, or why it has not. */
export type CutNote = 'working' | 'found' | NotCut | null;

/**
 * Whether the server is offered: from when this device has failed to find people. It is spent after an answer of the
 * server that another call would repeat.
 */
export type ServerOffer = 'none' | 'open' | 'spent';

/** A cut-out in progress: the mask with its steps, and the work that finds masks. */
export interface Cutout {
  readonly history: MaskHistory;
  readonly mask: MaskCanvas;
  readonly note: CutNote;
  /** Grows with each change of the mask. */
  readonly version: number;
  readonly findPeople: () => void;
  /** Lets the server find them; null while it does not have the picture. */
  readonly askServer: (() => void) | null;
  readonly offer: ServerOffer;
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
  const { ports } = useEditor();
  const pictures = usePictures();
  /** The call of the server under way. Every other task, and every stop, ends it. */
  const call = useRef<AbortController>(undefined);
  const [version, drawn] = useReducer((count: number) => count + 1, 0);
  const [note, setNote] = useState<CutNote>(null);
  const [offer, setOffer] = useState<ServerOffer>('none');
  const parts = useMemo(() => {
    const mask = createMaskCanvas(source.mask);
    mask.show(source.mask);
    return { history: createMaskHistory(source.mask), mask, series: createTapSeries() };
  }, [source]);
  const stopWork = useCallback((): void => {
    call.current?.abort();
    cutter?.stop();
  }, []);
  useEffect(() => stopWork, [stopWork]);
  const { history, mask, series } = parts;
  const show = (): void => {
    mask.show(history.mask());
    drawn();
  };
  const cut = (task: CutTask): Promise<Found> => {
    call.current?.abort();
    return (cutter ??= createCutter()).cut(task);
  };
  const take = async (work: Promise<Found>, offerAfter?: (found: Found) => ServerOffer): Promise<void> => {
    setNote('working');
    const found = await work;
    // Stopped, or another task has taken its place.
    if (found === undefined) return;
    if (offerAfter) setOffer(offerAfter(found));
    if (typeof found === 'string') return setNote(found);
    setNote('found');
    history.replace(found);
    show();
  };
  const original = pictures.nameOf(source.made.from);
  const fromServer = async (): Promise<Found> => {
    stopWork();
    const { signal } = (call.current = new AbortController());
    const found = await peopleFromServer(ports, original, source.mask, signal);
    return signal.aborted ? undefined : found;
  };
  const isStored = pictures.pending().every(({ asset }) => asset !== original);
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
    offer,
    findPeople: () => {
      series.end();
      void take(cut({ kind: 'people', picture: source.pixels }), (found) =>
        offer === 'none' && (found === 'unable' || found === 'broken') ? 'open' : offer,
      );
    },
    askServer: isStored
      ? () => {
          series.end();
          void take(fromServer(), (found) => (found === 'noPerson' || found === 'serverRefused' ? 'spent' : 'open'));
        }
      : null,
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
