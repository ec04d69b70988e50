/** One change of one place of the code, which a test of its rule must see. */
export interface Mutant {
  readonly rule: string;
  readonly file: string;
  /** The text that is changed; it stands in the file once. */
  readonly from: string;
  readonly to: string;
  /** The file with the tests: those count that have the rule in their titles. */
  readonly test: string;
  /** A part of the title, where other tests of the rule see something else. */
  readonly only?: string | undefined;
}

type Change = readonly [rule: string, from: string, to: string, only?: string];

/** Mutants of one file, which the tests of another see. */
export const inFile = (file: string, test: string, changes: readonly Change[]): readonly Mutant[] =>
  changes.map(([rule, from, to, only]) => ({ rule, file, from, to, test, only }));

/** Texts in quotes that may not change by a letter. The title of a test names each. */
export const literals = (
  file: string,
  test: string,
  texts: readonly (readonly [rule: string, text: string, only: string])[],
): readonly Mutant[] =>
  inFile(
    file,
    test,
    texts.map(([rule, text, only]) => [rule, text, `${text.slice(0, -1)}x${text.slice(-1)}`, only]),
  );

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A pattern of the titles of its tests. On PostgreSQL they see the same, and take longer. */
export const titlesOf = ({ rule, only = '' }: Mutant): string =>
  String.raw`^(?!.*on '?postgres).*\[${rule}(?:\.\d+)?\].*${escaped(only)}`;

export const described = ({ rule, file, from, to }: Mutant): string => `${rule} ${file}: ${from.trim()} → ${to.trim()}`;
