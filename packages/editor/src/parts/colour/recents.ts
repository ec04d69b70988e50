import type { EditorPorts } from '../../ports/ports.ts';

/** A short list of strings that this device remembers, the latest first. */
export interface Recents {
  readonly list: () => readonly string[];
  readonly add: (word: string) => void;
}

export function createRecents(memory: EditorPorts['memory'], key: string, most: number): Recents {
  const list = () => parse(memory.read(key));
  const write = (words: readonly string[]) => memory.write(key, JSON.stringify(words.slice(0, most)));
  return {
    list,
    add: (word) => write([word, ...list().filter((other) => other !== word)]),
  };
}

/** Reads the stored list. Any program may have written it, so it is checked. */
function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
