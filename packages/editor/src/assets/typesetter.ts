import type { TextLayer } from '@cpc/design';
import type { TextOutline } from '@cpc/paint';
import type { FontSource, Shaper } from '@cpc/paint/text';
import type { EditorPorts } from '../ports.ts';

/** Shapes texts as soon as what they are written with has come; until then the last shape of their layer serves. */
export interface Typesetter {
  readonly outline: (layer: TextLayer) => TextOutline | undefined;
  /** Asks again for whatever could not be had. */
  readonly retry: () => void;
}

type LoadContent = (layer: TextLayer) => Promise<Shaper>;

/** The shaping engine and fonts are sent for with the first text, never before. */
export function createTypesetter(
  ports: Pick<EditorPorts, 'fontManifest' | 'fontFile'>,
  arrived: () => void,
): Typesetter {
  const load = createLoader({
    manifest: ports.fontManifest,
    face: async (url) => new Uint8Array(await ports.fontFile(url)),
  });
  /** By typeface and text: the shaper that can draw it, or what became of asking for it. */
  const contents = new Map<string, Shaper | 'asked' | 'lost'>();
  const last = new Map<string, TextOutline>();
  const ask = (key: string, layer: TextLayer): void => {
    contents.set(key, 'asked');
    load(layer).then(
      (shaper) => {
        contents.set(key, shaper);
        arrived();
      },
      () => contents.set(key, 'lost'),
    );
  };
  return {
    outline(layer) {
      const key = `${layer.typeface}\n${layer.text}`;
      const content = contents.get(key);
      if (!content) ask(key, layer);
      if (typeof content === 'object') last.set(layer.id, content.shape(layer));
      return last.get(layer.id);
    },
    retry() {
      for (const [key, content] of contents) if (content === 'lost') contents.delete(key);
      arrived();
    },
  };
}

function createLoader(source: FontSource): LoadContent {
  let starting: Promise<Shaper> | undefined;
  return async (layer) => {
    const { createShaper, loadHarfBuzz, loadText } = await import('@cpc/paint/text');
    starting ??= loadHarfBuzz().then(createShaper);
    const shaper = await starting.catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    await loadText(shaper, layer, source);
    return shaper;
  };
}
