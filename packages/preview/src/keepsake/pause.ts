/** Gives the page time for touches and drawing. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
