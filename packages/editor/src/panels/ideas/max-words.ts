/** Characters of a name or a motto on an idea. */
export const MAX_WORDS = 24;
