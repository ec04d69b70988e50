/** Holds an answer back until `resume` is called. */
export function pause() {
  let resume = () => {};
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const going = new Promise<void>((resolve) => (resume = resolve));
  return {
    reached,
    resume: () => resume(),
    async hold<T>(answer: Promise<T>): Promise<T> {
      const value = await answer;
      reach();
      await going;
      return value;
    },
  };
}
