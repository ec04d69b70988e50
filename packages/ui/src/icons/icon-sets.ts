import { ICON_PATHS } from './icon-paths.ts';

/** Icons beside those that are always at hand, by the chunk they travel in. */
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

/** The `d` of an icon's path; undefined until its set has come. */
export const iconPath = (name: IconName): string | undefined => known[name];

/** @returns stops telling that icons have come */
export function onIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has a set of icons at hand. A network that fails leaves out pictures, never words: it is asked again the next time. */
export function loadIcons(set: IconSet): Promise<void> {
  const coming = sent.get(set) ?? SETS[set]().then(take, () => void sent.delete(set));
  sent.set(set, coming);
  return coming;
}

/** Has an icon at hand that is in no set at hand: the pages' icons are mostly on their way, and tried first. */
export async function fetchIcon(name: IconName): Promise<void> {
  await loadIcons('page');
  if (known[name] === undefined) await loadIcons('editing');
}

function take(paths: typeof known): void {
  known = { ...known, ...paths };
  for (const listener of listeners) listener();
}

/** Those that point along the line of reading turn round in right-to-left text. */
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
