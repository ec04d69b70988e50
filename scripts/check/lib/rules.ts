const MAX_WORDS = 40;
const LINE = /^ *- \*\*([A-Z]{2}-\d{2}(?:\.\d+)?)\*\* (.*)$/gm;
const NOTE = /_\((planned|in part)(?:: (.+))?\)_$/;
/** A title begins with its IDs, wherever it stands: in a call, before a table, or in one. */
const TITLE = /['"`]((?:\[[A-Z]{2}-\d{2}(?:\.\d+)?\] ?)+)/g;
const DEEP = /^e2e\/(?:engines\/)?deep\/|\.deep\.test\.tsx?$/;

export interface Rule {
  readonly id: string;
  readonly words: number;
  readonly state: 'built' | 'in part' | 'planned';
  /** What a planned rule waits for, or what is missing of one that is built in part. */
  readonly note: string;
}

/** The paths of the test files that name an ID, by ID. */
export type Named = ReadonlyMap<string, readonly string[]>;

const stemOf = (id: string) => id.split('.')[0] ?? id;

/** The rules of docs/SPEC.md, and the stems that are headings of split rules. */
export function readRules(spec: string): { readonly rules: readonly Rule[]; readonly headings: ReadonlySet<string> } {
  const lines = [...spec.matchAll(LINE)].map(([, id = '', text = '']) => ({ id, text }));
  const headings = new Set(lines.filter(({ id }) => id.includes('.')).map(({ id }) => stemOf(id)));
  const rules = lines.filter(({ id }) => !headings.has(id)).map(({ id, text }) => readRule(id, text));
  return { rules, headings };
}

function readRule(id: string, text: string): Rule {
  const [, state, note = ''] = NOTE.exec(text) ?? [];
  const words = text.split(/\s+/).length;
  return { id, words, state: state === 'planned' || state === 'in part' ? state : 'built', note };
}

/** The IDs in the titles of a test file. */
export const idsIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.match(/[A-Z]{2}-\d{2}(?:\.\d+)?/g) ?? []);

/** @returns in words what is wrong with the rules, and with the titles that name them */
export function ruleProblems({ rules, headings }: ReturnType<typeof readRules>, named: Named): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const twice = rules.filter(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at);
  return [
    ...twice.map(({ id }) => `${id} is a rule twice`),
    ...rules.flatMap((rule) => problemsOf(rule, named.get(rule.id)?.[0])),
    ...[...named]
      .filter(([id]) => !known.has(id))
      .map(([id, [file]]) =>
        headings.has(id)
          ? `${id} is only a heading, but ${file} names it: name one of its claims`
          : `${id} is named in ${file}, but is no rule of docs/SPEC.md`,
      ),
  ];
}

function problemsOf({ id, words, state, note }: Rule, test: string | undefined): string[] {
  const problems: (string | false)[] = [
    words > MAX_WORDS && `${id} has ${words} words: split it into claims of at most ${MAX_WORDS}`,
    state === 'planned' && !note && `${id} is planned, but does not say what it waits for`,
    state === 'in part' && !note && `${id} is built in part, but does not say what is missing`,
    state === 'planned' && test !== undefined && `${id} is planned, but ${test} names it`,
    state !== 'planned' && test === undefined && `${id} is built, but no test title names it`,
  ];
  return problems.filter((problem) => problem !== false);
}

/** The rules that only tests of `npm run test:all` name. */
export const deepOnly = (rules: readonly Rule[], named: Named): string[] =>
  rules
    .map(({ id }) => id)
    .filter((id) => {
      const files = named.get(id) ?? [];
      return files.length > 0 && files.every((file) => DEEP.test(file));
    });
