/** Holds an answer back until `goOn` is called. */
export function pause() {
  let goOn = () => {};
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const going = new Promise<void>((resolve) => (goOn = resolve));
  return {
    reached,
    goOn: () => goOn(),
    async hold<T>(answer: Promise<T>): Promise<T> {
      const said = await answer;
      reach();
      await going;
      return said;
    },
  };
}
