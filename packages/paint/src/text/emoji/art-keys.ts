import { emojiKey } from '@cpc/design';

/** Whether there is a drawing with this key. */
export type HasDrawing = (key: string) => boolean;

const JOINER = '\u200d';

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
