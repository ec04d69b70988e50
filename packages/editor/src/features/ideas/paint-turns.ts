/** Does jobs one a frame, so that the page answers between them. */
export interface PaintTurns {
  /**
   * Asks for a job. A later one of the same key replaces it.
   * @param rankNow asked at each turn: jobs of a lower rank are done first
   */
  readonly ask: (key: string, rankNow: () => number, job: () => void) => void;
  readonly drop: (key: string) => void;
}

/** @param nextFrame calls back before the next frame is shown */
export function createPaintTurns(nextFrame: (callback: () => void) => void): PaintTurns {
  const waiting = new Map<string, { readonly rankNow: () => number; readonly job: () => void }>();
  let isAsked = false;
  const turn = (): void => {
    isAsked = false;
    const [first] = [...waiting].toSorted(([, a], [, b]) => a.rankNow() - b.rankNow());
    if (!first) return;
    waiting.delete(first[0]);
    try {
      first[1].job();
    } finally {
      wake();
    }
  };
  const wake = (): void => {
    if (isAsked || waiting.size === 0) return;
    isAsked = true;
    nextFrame(turn);
  };
  return {
    ask(key, rankNow, job) {
      waiting.set(key, { rankNow, job });
      wake();
    },
    drop: (key) => void waiting.delete(key),
  };
}
