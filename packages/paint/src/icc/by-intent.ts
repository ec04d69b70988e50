import type { RenderingIntent } from '@cpc/design';
import { type IccTag, tagsOf, viewOf } from './icc-tags.ts';

/**
 * A profile as an engine that knows the perceptual intent alone is given it, for another: relative to paper white, the
 * tables of that intent stand in the perceptual ones' places, and the version is 2, since for version 4 the engine would
 * move black as well, to where a perceptual table has it. Tables of either version are told by their own type, so that
 * the version changes nothing else. A profile with one table for all intents is what it was.
 */
export function profileByIntent(profile: Uint8Array, intent: RenderingIntent): Uint8Array {
  const tags = tagsOf(profile);
  if (intent === 'perceptual' || !tags) return profile;
  const bytes = profile.slice();
  viewOf(bytes).setUint32(8, VERSION_2);
  standIn(bytes, tags, 'B2A0', 'B2A1');
  standIn(bytes, tags, 'A2B0', 'A2B1');
  return bytes;
}

const VERSION_2 = 0x02400000;

function standIn(bytes: Uint8Array, tags: ReadonlyMap<string, IccTag>, name: string, by: string): void {
  const [tag, other] = [tags.get(name), tags.get(by)];
  if (!tag || !other) return;
  const view = viewOf(bytes);
  view.setUint32(tag.entry + 4, other.offset);
  view.setUint32(tag.entry + 8, other.size);
}
