import type { KeepsakeKind } from './make.ts';
import type { KeepsakeSource, Missing, PaintableDesign } from './source.ts';

export type WhyNot = 'failed' | 'noSolids' | 'hidden' | 'away' | Missing;

/** What the sheet shows: the choices, work under way, the finished thing, or why there is none. */
export type State =
  | { readonly at: 'choices'; readonly why?: WhyNot }
  | { readonly at: 'busy'; readonly kind: KeepsakeKind; readonly percent: number }
  | { readonly at: 'done'; readonly kind: KeepsakeKind; readonly file: File; readonly address: string };

/** One piece of work that can be cancelled. */
interface Work {
  readonly signal: AbortSignal;
  /** @param share 0 … 1 */
  readonly onProgress: (share: number) => void;
}

/** Makes the file of a keepsake. */
export type MakeFile = (kind: KeepsakeKind, design: PaintableDesign, work: Work) => Promise<File>;

export interface Maker {
  /** Makes a keepsake. The design is loaded for the first one only. */
  readonly make: (kind: KeepsakeKind, makeFile: MakeFile) => Promise<void>;
  readonly cancel: () => void;
  /** Frees the finished file and shows the choices again. */
  readonly forget: () => void;
  /** Cancels, and frees the finished file and the design, also one that is still loading. */
  readonly end: () => void;
}

/** Makes one keepsake at a time. What comes after a cancellation is freed and not shown. */
export function createMaker(load: KeepsakeSource['load'], show: (state: State) => void): Maker {
  let cancelling: AbortController | undefined;
  let loading: Promise<PaintableDesign | Missing> | undefined;
  let address: string | undefined;
  const designed = async (): Promise<PaintableDesign | Missing | 'away'> => {
    loading ??= load();
    const mine = loading;
    const design = await mine.catch(() => 'away' as const);
    // What is missing now may be there later.
    if (typeof design === 'string' && loading === mine) loading = undefined;
    return design;
  };
  const free = () => {
    if (address !== undefined) URL.revokeObjectURL(address);
    address = undefined;
  };
  return {
    async make(kind, makeFile) {
      cancelling?.abort();
      cancelling = new AbortController();
      const { signal } = cancelling;
      const tell = (state: State) => {
        if (!signal.aborted) show(state);
      };
      tell({ at: 'busy', kind, percent: 0 });
      const design = await designed();
      if (signal.aborted) return;
      if (typeof design === 'string') return tell({ at: 'choices', why: design });
      let percent = 0;
      const onProgress = (share: number) => {
        if (Math.floor(share * 100) === percent) return;
        percent = Math.floor(share * 100);
        tell({ at: 'busy', kind, percent });
      };
      try {
        const file = await makeFile(kind, design, { signal, onProgress });
        if (signal.aborted) return;
        free();
        address = URL.createObjectURL(file);
        tell({ at: 'done', kind, file, address });
      } catch (error) {
        tell({ at: 'choices', why: reasonOf(error) });
      }
    },
    cancel() {
      cancelling?.abort();
      show({ at: 'choices' });
    },
    forget() {
      free();
      show({ at: 'choices' });
    },
    end() {
      cancelling?.abort();
      free();
      const last = loading;
      loading = undefined;
      last?.then(
        (design) => typeof design === 'string' || design.release?.(),
        () => undefined,
      );
    },
  };
}

function reasonOf(error: unknown): 'noSolids' | 'hidden' | 'failed' {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'PageHiddenError') return 'hidden';
  return /WebGL/i.test(error.message) ? 'noSolids' : 'failed';
}
