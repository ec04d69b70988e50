import {
  contentDirectory,
  designOf,
  GOODS,
  SHELLS,
  STICKER_SIZE,
  STICKERS,
  TEMPLATES,
  templatesFor,
  WALLPAPER_HEIGHT,
  WALLPAPER_WIDTH,
  WALLPAPERS,
} from '@cpc/content';
import { buildContent } from '@cpc/content/build';
import { CATEGORIES, type Finding, parseDocument, preflight, type PreflightFacts, type Surface } from '@cpc/design';
import { FILLED_LOCALES, type Locale } from '@cpc/i18n';
import { collectAssets } from '@cpc/paint';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentGauge } from '../../base/preflight/content-gauge.ts';
import { contentFolder } from '../../base/painting/content-files.ts';
import { casesOfPart } from '@cpc/domain/testing/part';

/** Enough for a first build on a busy machine, with every template on every surface. */
const LONG_MS = 240_000;
const stickers = new Map(STICKERS.map(({ key }) => [key, { width: STICKER_SIZE, height: STICKER_SIZE }]));
const wallpapers = new Map(WALLPAPERS.map(({ key }) => [key, { width: WALLPAPER_WIDTH, height: WALLPAPER_HEIGHT }]));
/** Every n-th case of a phone, because they are many and similar, and all other surfaces; of these the part that runs. */
const surfacesBut = (every: number): Surface[] =>
  casesOfPart(GOODS.map(({ surface }) => surface).filter(({ form }, i) => form.kind !== 'shell' || i % every === 0));
const gauge = contentGauge(contentFolder(contentDirectory()).fonts);
/** Findings that no template may have on any surface. Others depend on the customer's words and shell. */
const FLAWS: readonly Finding['kind'][] = [
  'empty',
  'assetMissing',
  'missingGlyph',
  'underCamera',
  'outsideSafe',
  'outside',
  'smallText',
  'thinEdge',
  'thinLine',
  'tooComplex',
];

async function flawsOn(surface: Surface, language: Locale): Promise<string[]> {
  const shell = SHELLS.find(({ categories }) => categories.includes(surface.category));
  const colour = shell?.colours[0];
  if (!shell || !colour) throw new Error(`no shell for ${surface.category}`);
  const flaws: string[] = [];
  for (const template of templatesFor(surface)) {
    const document = designOf(template, surface, language);
    const parsed = parseDocument(document);
    if (!parsed.ok) flaws.push(`${template.key}: ${parsed.problems[0]}`);
    const texts = await gauge(collectAssets(document).texts);
    const facts: PreflightFacts = {
      picture: () => 'gone',
      sticker: ({ sticker }) => stickers.get(sticker) ?? 'gone',
      wallpaper: (key) => wallpapers.get(key) ?? 'gone',
      text: (layer) => texts.get(layer.id) ?? 'gone',
      typefacesFor: () => [],
    };
    const look = { colour: colour.colour, opacity: colour.opacity, underbase: shell.underbase };
    for (const { kind, layer } of preflight({ document, surface, shell: look, facts }))
      if (FLAWS.includes(kind)) flaws.push(`${surface.id} ${language} ${template.key}: ${kind} ${layer}`);
  }
  return flaws;
}

describe('the templates', () => {
  beforeAll(async () => {
    await buildContent();
  }, LONG_MS);

  it('[ED-12.1] there are some for every category', () => {
    for (const category of CATEGORIES)
      expect([category, TEMPLATES.some(({ categories }) => categories.includes(category))]).toEqual([category, true]);
  });

  it(
    '[ED-12.3] are valid on every surface: nothing under the camera, all in the safe area',
    async () => {
      const flaws: string[] = [];
      for (const surface of surfacesBut(48)) flaws.push(...(await flawsOn(surface, 'en-US')));
      expect(flaws).toEqual([]);
    },
    LONG_MS,
  );

  it.each(casesOfPart(FILLED_LOCALES))(
    '[ED-12.3] [LG-02.1] are in %s, with every letter drawn whole',
    async (language) => {
      const flaws: string[] = [];
      for (const surface of surfacesBut(200)) flaws.push(...(await flawsOn(surface, language)));
      expect(flaws).toEqual([]);
    },
    LONG_MS,
  );

  it('are the same each time they are drawn', () => {
    for (const surface of surfacesBut(150))
      for (const template of templatesFor(surface))
        expect(designOf(template, surface, 'en-US')).toEqual(designOf(template, surface, 'en-US'));
  });
});
