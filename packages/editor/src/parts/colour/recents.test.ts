import { describe, expect, it } from 'vitest';
import { createRecents } from './recents.ts';

function memory(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['colours', text]]);
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the list of recent colours', () => {
  it('[ED-04.1] keeps the latest first, each once, up to the limit', () => {
    const recents = createRecents(memory(), 'colours', 3);
    for (const colour of ['a', 'b', 'c', 'a', 'd']) recents.add(colour);
    expect(recents.list()).toEqual(['d', 'a', 'c']);
  });

  it('starts empty if the stored list cannot be read', () => {
    for (const text of ['{', '7', '{"a":1}', '[1,null]'])
      expect(createRecents(memory(text), 'colours', 3).list()).toEqual([]);
  });
});
