import type { TextLayer } from '@cpc/design';
import type { TypefaceManifest } from '@cpc/paint/text';
import type { EditorPorts } from '../../ports/ports.ts';

/** Typefaces that can replace one that lacks a character. */
export interface Substitutes {
  readonly for: (layer: TextLayer) => readonly string[];
  /** Loads the manifests of all typefaces, then calls `arrived`. After a network failure there are no substitutes. */
  readonly load: () => void;
}

/** Loads nothing until a character is missing, which is rare. */
export function createSubstitutes(
  ports: Pick<EditorPorts, 'typefaces' | 'fontManifest'>,
  arrived: () => void,
): Substitutes {
  let manifests: readonly TypefaceManifest[] = [];
  let loading = false;
  const read = async () => {
    const typefaces = await ports.typefaces();
    const read = await Promise.allSettled(typefaces.map(({ key }) => ports.fontManifest(key)));
    manifests = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    arrived();
  };
  return {
    for: ({ text, typeface }) =>
      manifests.filter((manifest) => manifest.key !== typeface && hasAll(manifest, text)).map(({ key }) => key),
    load() {
      if (loading) return;
      loading = true;
      read().catch(() => (loading = false));
    },
  };
}

/** Spaces and marks that only shape their neighbours need no glyph of their own. */
const NO_GLYPH = /\s|\p{Default_Ignorable_Code_Point}/u;

function hasAll({ faces }: TypefaceManifest, text: string): boolean {
  const ranges = faces.flatMap((face) => face.ranges);
  return Array.from(text).every((character) => {
    const point = character.codePointAt(0) ?? 0;
    return NO_GLYPH.test(character) || ranges.some(([from, to]) => point >= from && point <= to);
  });
}
