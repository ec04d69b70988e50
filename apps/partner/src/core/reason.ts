const SHORTEST = 3;

/** Returns true if a typed reason says something: the server takes no shorter one. */
export const isReason = (typed: string): boolean => typed.trim().length >= SHORTEST;
