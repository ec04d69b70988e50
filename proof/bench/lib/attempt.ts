/** Something that could not be measured. */
export class Failed {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }

  toString(): string {
    return `failed: ${this.why}`;
  }
}

/** Measures one row of a table: if the measurement fails, the row says why, and the other rows stay. */
export async function attempt<Measured>(measure: () => Measured | Promise<Measured>): Promise<Measured | Failed> {
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return new Failed(reasonOf(error));
  }
}

/**
 * Measures every contender once a round, so that all have the same load. One that fails is left out of the rounds that
 * follow.
 */
export async function alternate<Measured>(
  rounds: number,
  contenders: Readonly<Record<string, () => Measured | Promise<Measured>>>,
): Promise<ReadonlyMap<string, readonly Measured[] | Failed>> {
  const seen = new Map<string, readonly Measured[] | Failed>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(contenders)) {
      const before = seen.get(name) ?? [];
      if (before instanceof Failed) continue;
      const measured = await attempt(measure);
      seen.set(name, measured instanceof Failed ? measured : [...before, measured]);
    }
  }
  return seen;
}

/** A section of the report; one that could not be measured says why. */
export const sectionOf = (title: string, seen: string | Failed): string =>
  seen instanceof Failed ? `${title}\n\n${String(seen)}` : seen;

/** What a program wrote about its failure, or the message of the error: one line that fits a table. */
function reasonOf(error: unknown): string {
  const written = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  const message = error instanceof Error ? error.message : String(error);
  const [line = ''] = (written || message).split('\n');
  return line.replaceAll('|', '/');
}
