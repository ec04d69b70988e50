import type { DrawingReading } from '@cpc/contract';
import type { DrawingFailure, DrawingStyle, RefusalKind } from '@cpc/domain';

/** What a provider shall draw. */
export interface DrawTask {
  /** Without settings of model servers; empty if a picture is restyled. */
  readonly prompt: string;
  readonly style: DrawingStyle;
  /** One for each result. Providers without seeds ignore them. */
  readonly seeds: readonly number[];
  /** px */
  readonly width: number;
  readonly height: number;
  /** px from the left and top edge: nothing important may be there. */
  readonly keepOut: readonly Box[];
  /** The picture to restyle, or the result to vary. */
  readonly from:
    | { readonly bytes: Uint8Array; readonly mediaType: string; readonly as: 'restyle' | 'vary' }
    | undefined;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a provider tells about its work. */
export interface DrawRun {
  /** Aborts when the work must end: the provider is told so before the call rejects. */
  readonly signal: AbortSignal;
  /** Whether another server will go on: then work that has a name at the provider is not cancelled there. */
  readonly handsOver: () => boolean;
  /** @param share 0 … 1 */
  readonly progress: (share: number) => void;
  /** The name of work that an earlier run began at the provider; null if there is none. */
  readonly task: string | null;
  /** Notes the name of the work at the provider, durably. */
  readonly began: (task: string) => Promise<void>;
}

export interface Drawn {
  /** Untrusted bytes: they are decoded in a process of their own. */
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly seed: number }[];
  /** Words that the provider does not know, and subjects near to them; only the illustrator tells. */
  readonly unknown?: readonly string[];
  readonly near?: readonly string[];
}

/** Who draws. Every provider is behind this port. */
export interface DrawingProvider {
  readonly by: 'illustrator' | 'model';
  readonly restyles: boolean;
  /**
   * @throws DrawingFailed, DrawingRefused, the signal's reason, or another error if the provider does not answer as its
   * protocol says
   */
  readonly draw: (task: DrawTask, run: DrawRun) => Promise<Drawn>;
  /** Reads words without drawing them. Missing where no list of words decides. @param reader who asks: readers take turns */
  readonly read?: (prompt: string, reader: string) => Promise<DrawingReading>;
  /** Stops work that nobody waits for. Missing where work has no name. Never rejects. @param task its name */
  readonly stop?: (task: string) => Promise<void>;
}

/** The provider cannot draw this. */
export class DrawingFailed extends Error {
  override readonly name = 'DrawingFailed';
  readonly failure: DrawingFailure;
  /** What an illustrator does not know, and what is near. */
  readonly words: Pick<Drawn, 'unknown' | 'near'>;

  constructor(failure: DrawingFailure, message: string, words: Pick<Drawn, 'unknown' | 'near'> = {}) {
    super(message);
    this.failure = failure;
    this.words = words;
  }
}

/** Moderation, ours or the provider's own, refused the prompt or the results. */
export class DrawingRefused extends Error {
  override readonly name = 'DrawingRefused';
  readonly kind: RefusalKind;
  /** Whether the provider may have drawn: then the operator pays. */
  readonly drawn: boolean;

  constructor(kind: RefusalKind, drawn: boolean) {
    super(`refused: ${kind}`);
    this.kind = kind;
    this.drawn = drawn;
  }
}
