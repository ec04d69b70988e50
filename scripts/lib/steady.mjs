/** More than these at once are no bad luck. */
const MAX_RERUNS = 3;

/**
 * Runs tests, and once more, with nothing beside them, the few that failed: a machine that was busy with something else
 * is told from a defect. What then passes is named as unsteady, to be mended, and does not fail the run.
 */
export async function steadied(run) {
  const first = await run([]);
  if (first.broken || first.failed === 0 || first.failures.length > MAX_RERUNS) return first;
  const again = await run(first.failures);
  if (again.broken || again.passed + again.failed === 0) return first;
  const { failures } = again;
  const stillFails = new Set(failures.map(({ name }) => name));
  const unsteady = first.failures.filter(({ name }) => !stillFails.has(name));
  return { ...first, passed: first.passed + unsteady.length, failed: failures.length, failures, unsteady };
}
