import type { CollectedThing } from '@cpc/editor';
import type { Query } from './address.ts';

/** A thing of the library that is to be designed with, as addresses carry it until the studio has it. */
export const thingText = ({ kind, key }: CollectedThing): string => `${kind}:${key}`;

export function thingIn(query: Query): CollectedThing | undefined {
  const [, kind, key] = /^(sticker|wallpaper|template):(.+)$/.exec(query['thing'] ?? '') ?? [];
  return kind === undefined || key === undefined ? undefined : ({ kind, key } as CollectedThing);
}

let held: CollectedThing | undefined;
/** What the studio that opens next is opened with: its address names the model alone, so that a reload adds nothing. */
export const holdThing = (thing: CollectedThing | undefined): void => void (held = thing);
export const heldThing = (): CollectedThing | undefined => held;
