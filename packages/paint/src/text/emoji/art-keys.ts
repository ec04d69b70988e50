/** Whether there is a drawing with this key. */
export type HasDrawing = (key: string) => boolean;

/** Selectors say how to show a character, and are in no key. */
const SELECTORS = new Set([0xfe0e, 0xfe0f]);
const JOINER = '\u200d';

/** The key of an emoji's drawing: its code points in hexadecimal, without selectors. `1f468-200d-1f33e` */
export function emojiKey(emoji: string): string {
  return Array.from(emoji, (character) => character.codePointAt(0) ?? 0)
    .filter((point) => !SELECTORS.has(point))
    .map((point) => point.toString(16))
    .join('-');
}

/**
 * The keys of the drawings that show an emoji: its own, or those of its parts, as UTS #51 (2.2) wants it for sequences
 * that are not supported. Empty if none of them has a drawing.
 */
export function artKeys(cluster: string, has: HasDrawing): readonly string[] {
  const whole = emojiKey(cluster);
  if (has(whole)) return [whole];
  return cluster.split(JOINER).flatMap((part) => {
    const key = emojiKey(part);
    return has(key) ? [key] : Array.from(part, (character) => emojiKey(character)).filter(has);
  });
}
