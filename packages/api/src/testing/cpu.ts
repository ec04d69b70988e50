const TIMES = 10;

/** CPU time of some work in µs, the least of several runs: what other work of the process adds is left out. */
export function cpuOf(work: () => unknown): number {
  const runs = Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...runs);
}
