import type { Mutant } from './mutant.ts';

interface Testable {
  readonly mutant: Mutant;
  /** The tests that can see it. */
  readonly tests: readonly string[];
}

/**
 * Mutants that can be in the code together: no test is one of two of them, and none changes the text of another. Each
 * is told by its own tests. That none of them is seen only because of another is what running each alone shows.
 */
export function groupsOf(mutants: readonly Testable[]): readonly (readonly Testable[])[] {
  const groups: Testable[][] = [];
  for (const one of mutants) {
    const group = groups.find((others) => others.every((other) => !clash(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function clash(one: Testable, other: Testable): boolean {
  const [a, b] = [one.mutant, other.mutant];
  const overlap = a.file === b.file && (a.from.includes(b.from) || b.from.includes(a.from));
  return overlap || one.tests.some((name) => other.tests.includes(name));
}
