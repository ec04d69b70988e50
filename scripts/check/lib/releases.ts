/** A release that `docs/RELEASES.md` names. */
export interface Release {
  readonly name: string;
  readonly commit: string;
}

/** The newest release of the page; undefined if it names none. */
export function newestRelease(page: string): Release | undefined {
  const rows = [...page.matchAll(/^\|\s*([\w.-]+)\s*\|\s*`?([0-9a-f]{40})`?\s*\|$/gm)];
  const [, name = '', commit = ''] = rows.at(-1) ?? [];
  return commit === '' ? undefined : { name, commit };
}

/** The released files that changed. @param diff the output of `git diff --name-status --no-renames` */
export function changedFiles(diff: string): readonly string[] {
  return diff.split('\n').flatMap((line) => /^[^A\s]\t(.+)$/.exec(line)?.[1] ?? []);
}

const DROPPED =
  /\bdrop\s+table\s+(?:if\s+exists\s+)?(?<table>\w+)|\balter\s+table\s+(?<of>\w+)\s+(?:rename\s+to\b|(?:drop|rename)\s+column\s+(?<column>\w+))/gi;

/**
 * What a step drops or renames although a release uses it: older servers still run beside the new ones then.
 * @param step the text of the step, with its changes as SQL
 * @param tables the declared tables of that release, as text
 */
export function earlyDrops(step: string, tables: string): readonly string[] {
  return [...step.matchAll(DROPPED)].flatMap(({ groups: { table, of, column } = {} }) => {
    const name = table ?? of ?? '';
    const declared = new RegExp(`^  readonly ${name}: \\{\\n(.*?)^  \\};`, 'ms').exec(tables)?.[1];
    if (declared === undefined) return [];
    if (column === undefined) return [name];
    return new RegExp(`^    readonly ${column}:`, 'm').test(declared) ? [`${name}.${column}`] : [];
  });
}

/** Whether a step drops or renames by the query builder, where {@link earlyDrops} does not see it. */
export const hidesDrops = (step: string): boolean => /\.(?:dropTable|dropColumn|renameColumn|renameTo)\(/.test(step);
