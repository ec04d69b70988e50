/**
 * Long work in steps: it yields its progress, 0 … 1, after each strip of the picture, and returns its result. Who runs it
 * can show the progress, let others work, or stop by not asking for the next step.
 */
export type Steps<T> = Generator<number, T, void>;

/** Runs all steps at once. @param told called with the progress, 0 … 1 */
export function runSteps<T>(steps: Steps<T>, told: (share: number) => void = () => undefined): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    told(step.value);
  }
}

/** Runs steps as a part of longer work, whose progress goes from `start` to `end` meanwhile. */
export function* partly<T>(steps: Steps<T>, start: number, end: number): Steps<T> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield start + step.value * (end - start);
  }
}
