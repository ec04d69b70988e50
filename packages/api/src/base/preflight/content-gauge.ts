import {
  createShaper,
  type FontSource,
  MAX_KEPT_EMOJI,
  loadAndShape,
  loadHarfBuzz,
  type Shaper,
  textFacts,
} from '@cpc/paint/text';
import type { Fact, TextFacts, TextLayer } from '@cpc/design';
import type { TextGauge } from './gauge.ts';

/** Measures texts in this thread; loaded fonts are cached. */
export function contentGauge(fonts: FontSource): TextGauge {
  let starting: Promise<Shaper> | undefined;
  return async (texts) => {
    starting ??= loadHarfBuzz().then((harfbuzz) => createShaper(harfbuzz, MAX_KEPT_EMOJI));
    const shaper = await starting;
    const facts = new Map<TextLayer['id'], Fact<TextFacts>>();
    for (const text of texts) facts.set(text.id, await measured(shaper, fonts, text));
    return facts;
  };
}

async function measured(shaper: Shaper, fonts: FontSource, text: TextLayer): Promise<Fact<TextFacts>> {
  try {
    return textFacts(await loadAndShape(shaper, text, fonts)) ?? 'gone';
  } catch {
    // The typeface is missing or cannot set the text: such a text cannot be printed.
    return 'gone';
  }
}
