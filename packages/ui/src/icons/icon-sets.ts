import { ICON_PATHS } from './icon-paths.ts';

/** Icons beside the ones that are always loaded, by chunk. */
const SETS = {
  page: async () => (await import('./page-icons.ts')).PAGE_ICONS,
  editing: async () => (await import('./editing-icons.ts')).EDITING_ICONS,
} as const;
type IconSet = keyof typeof SETS;
type NamesOf = { readonly [Name in IconSet]: keyof Awaited<ReturnType<(typeof SETS)[Name]>> };
export type IconName = keyof typeof ICON_PATHS | NamesOf[IconSet];

let known: Readonly<Partial<Record<IconName, string>>> = ICON_PATHS;
const listeners = new Set<() => void>();
const sent = new Map<IconSet, Promise<void>>();

/** The `d` of an icon's path; undefined until its set has loaded. */
export const iconPath = (name: IconName): string | undefined => known[name];

/** Calls the listener when icons have loaded. @returns stops the calls */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads a set of icons. If the network fails, icons are missing but no words; the next call tries again. */
export function loadIcons(set: IconSet): Promise<void> {
  const coming = sent.get(set) ?? SETS[set]().then(take, () => void sent.delete(set));
  sent.set(set, coming);
  return coming;
}

/**
 * Loads an icon that no loaded set contains: the set for pages is tried first, because it is mostly loading already.
 */
export async function fetchIcon(name: IconName): Promise<void> {
  await loadIcons('page');
  if (known[name] === undefined) await loadIcons('editing');
}

function take(paths: typeof known): void {
  known = { ...known, ...paths };
  for (const listener of listeners) listener();
}

/** Icons that point along the reading direction; they are mirrored in right-to-left text. */
export const TURNING: ReadonlySet<IconName> = new Set([
  'back',
  'forward',
  'undo',
  'redo',
  'alignStart',
  'alignEnd',
  'queue',
  'leave',
  'eraser',
]);
