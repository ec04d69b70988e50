import { matchLocale } from './locale-codes.ts';
import type { CompiledMessage } from './message.ts';

type Node = string | readonly [name: string, type?: string, format?: unknown];

/**
 * The placeholders of a message with their types, sorted: all translations of a message must have the same. Plural arms
 * may differ.
 */
export function signature(message: CompiledMessage): string {
  const found = new Set<string>();
  visit(message, ([name, type]) => found.add(type === undefined ? name : `${name}:${type}`));
  return [...found].sort().join(', ');
}

/** The plural forms (CLDR) that a language uses for whole numbers and a message lacks, and those it does not use. */
export function pluralProblems(locale: string, message: CompiledMessage): string[] {
  const known = matchLocale(locale);
  if (known === undefined) return [];
  const problems: string[] = [];
  visit(message, ([name, type, format]) => {
    if (type !== 'plural' && type !== 'selectordinal') return;
    const kind = type === 'plural' ? 'cardinal' : 'ordinal';
    const rules = new Intl.PluralRules(known, { type: kind });
    const present = Object.keys(format ?? {});
    // 0 … 200 covers every form except those for millions, which `other` handles. An exact arm (`=0`) covers its
    // number.
    const numbers = Array.from({ length: 201 }, (_, n) => n).filter((n) => !present.includes(String(n)));
    for (const form of new Set(numbers.map((n) => rules.select(n)))) {
      if (!present.includes(form)) problems.push(`lacks the plural form "${form}" of {${name}}`);
    }
    const used: readonly string[] = rules.resolvedOptions().pluralCategories;
    for (const form of present.filter((one) => FORMS.includes(one) && !used.includes(one)))
      problems.push(`has the ${kind} form "${form}" of {${name}}, which the language does not use`);
  });
  return problems;
}

/** The names that CLDR has for plural forms. */
const FORMS: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

function visit(message: CompiledMessage, see: (token: Exclude<Node, string>) => void): void {
  if (typeof message === 'string') return;
  for (const token of message) {
    if (typeof token === 'string') continue;
    see(token);
    const [, type, format] = token;
    if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') continue;
    for (const arm of Object.values(format ?? {})) if (Array.isArray(arm)) visit(arm, see);
  }
}

/** Whether a text has only shared words, placeholders, digits and punctuation: it may stay as in English. */
export function isOnlySharedWords(text: string, words: readonly string[]): boolean {
  const bare = words.reduce((rest, word) => rest.replaceAll(word, ''), text.replace(/\{[^{}]*\}/g, ''));
  return !/\p{L}/u.test(bare);
}
