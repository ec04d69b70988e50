/** A linear congruential sequence in 0 … 1 (Numerical Recipes' constants): the same on every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
