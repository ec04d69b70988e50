/** How an agent ends, for its launcher (sysexits.h). Every other code but 0 is a crash. */
export const EXIT = {
  /** Start again: the version to run has changed. */
  again: 75,
  /** A setting or a key is wrong: no other version helps. */
  needsPerson: 78,
} as const;
