import type { RenderingIntent } from '@cpc/design';
import { type IccTag, tagsOf, viewOf } from './icc-tags.ts';

/**
 * Prepares a profile for an engine that supports the perceptual intent only. For the relative intent, the relative
 * tables replace the perceptual ones. The version becomes 2, because for version 4 the engine would also move black to
 * where the perceptual table has it. The tables have their own type, so the version changes nothing else. A profile
 * with one table for all intents keeps it.
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
