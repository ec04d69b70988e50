/** `1 line`, `2 lines`. @param things in the plural */
export const counted = (count: number, things: string): string =>
  `${count} ${count === 1 ? things.slice(0, -1) : things}`;
