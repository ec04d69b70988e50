import { type AssetId, brand, mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { applyDiff, isEmptyDiff } from '../document/diff.ts';
import type { Colour } from '../colour.ts';
import type { Fill } from '../document/layers/background.ts';
import type { Layer } from '../document/layers.ts';
import type { LayerId } from '../document/layers/base.ts';
import type { Made } from '../document/layers/made.ts';
import { PLAIN_LOOK } from '../document/layers/picture.ts';
import type { ShellLook } from '../surface/surface.ts';
import { CHECKS } from './checks.ts';
import type { PreflightFacts } from './scene/facts.ts';
import { type Finding, FINDING_KINDS, type FindingKind, worstOf } from './checks/finding.ts';
import { applyFix, preflight } from './preflight.ts';
import {
  BLACK_SHELL,
  colour,
  documentOf,
  doodle,
  inputOf,
  picture,
  place,
  roughText,
  sticker,
  stroke,
  text,
} from './testing.ts';

interface Example {
  readonly what: string;
  readonly layers: readonly Layer[];
  readonly fill?: Fill;
  readonly shell?: ShellLook;
  readonly facts?: Partial<PreflightFacts>;
  /** The expected finding without its kind; undefined if no finding of the kind is expected. */
  readonly expected?: Partial<Finding>;
}

const ink = (hex: string) => ({ kind: 'colour' as const, colour: hex as Colour });
const scaled = <L extends Layer>(layer: L, scale: number): L => ({
  ...layer,
  placement: { ...layer.placement, scale },
});
const whole = { width: mm(84), height: mm(164), at: [40, 80] as const };
const enlarged = (times: 2 | 4): Made => ({
  from: brand<AssetId>('b'.repeat(64)),
  by: 'upscale',
  strength: 0,
  times,
  before: null,
});
const NO_WHITE: ShellLook = { ...BLACK_SHELL, underbase: 'none' };
const WHITE_SHELL: ShellLook = { colour: colour('#ffffff'), opacity: 1, underbase: 'none' };
const CLEAR_SHELL: ShellLook = { colour: colour('#ffffff'), opacity: 0.1, underbase: 'none' };
const lacking: Partial<PreflightFacts> = {
  text: (layer) => ({ ...roughText(layer), missing: layer.typeface === 'noto-sans' ? [] : ['ж'] }),
};

const longTexts = (count: number): readonly Layer[] =>
  Array.from({ length: count }, (_, n) => ({
    ...text({ text: 'letters '.repeat(125), size: mm(3) }),
    id: `text-${n}` as LayerId,
  }));

const EXAMPLES: Readonly<Record<FindingKind, readonly Example[]>> = {
  empty: [
    { what: 'a bare shell', layers: [], expected: { severity: 'blocks', layer: null, fix: null } },
    { what: 'a hidden text alone', layers: [text({ hidden: true })], expected: { severity: 'blocks' } },
    {
      what: 'an eraser alone',
      layers: [doodle({ strokes: [stroke({ brush: 'eraser' })] })],
      expected: { severity: 'blocks' },
    },
    { what: 'a sticker beside the case alone', layers: [sticker({ at: [200, 80] })], expected: { severity: 'blocks' } },
    { what: 'a colour alone', layers: [], fill: ink('#cc2233') },
    { what: 'one sticker', layers: [sticker()] },
  ],
  tooComplex: [
    { what: 'a text and a picture', layers: [text(), picture()] },
    {
      what: '31 texts of 1,000 letters',
      layers: longTexts(31),
      expected: { severity: 'warn', layer: null, fix: null, values: { over: 'no', percent: 85 } },
    },
    {
      what: '40 texts of 1,000 letters',
      layers: longTexts(40),
      expected: { severity: 'blocks', layer: null, fix: null, values: { over: 'yes', percent: 111 } },
    },
  ],
  assetMissing: [
    {
      what: 'a picture that is gone',
      layers: [picture()],
      facts: { picture: () => 'gone' },
      expected: { severity: 'blocks', fix: 'remove' },
    },
    {
      what: 'a wallpaper that is gone',
      layers: [],
      fill: { kind: 'wallpaper', wallpaper: 'waves' },
      facts: { wallpaper: () => 'gone' },
      expected: { severity: 'blocks', layer: null },
    },
    {
      what: 'a typeface that is gone',
      layers: [text()],
      facts: { text: () => 'gone' },
      expected: { severity: 'blocks' },
    },
    { what: 'a picture still on its way', layers: [picture()], facts: { picture: () => undefined } },
    { what: 'a hidden picture that is gone', layers: [picture({ hidden: true })], facts: { picture: () => 'gone' } },
  ],
  missingGlyph: [
    {
      what: 'a letter no typeface has',
      layers: [text()],
      facts: lacking,
      expected: { severity: 'strong', fix: null, values: { count: 1, characters: 'ж' } },
    },
    {
      what: 'a letter another typeface has',
      layers: [text()],
      facts: { ...lacking, typefacesFor: () => ['noto-sans'] },
      expected: { fix: 'changeTypeface' },
    },
    { what: 'a text with every letter', layers: [text()] },
  ],
  emptyPlace: [
    {
      what: 'a collage with a place left',
      layers: [picture({ framed: true }), place({ at: [40, 130] })],
      expected: { layer: 'place' as Layer['id'], severity: 'strong', fix: 'choosePhoto' },
    },
    { what: 'a hidden place', layers: [picture(), place({ hidden: true })] },
  ],
  underCamera: [
    {
      what: 'a text over the camera',
      layers: [text({ at: [30, 20] })],
      expected: { severity: 'strong', fix: 'moveInside' },
    },
    { what: 'a text close beneath the camera', layers: [text({ at: [20, 39] })], expected: { severity: 'warn' } },
    { what: 'a sticker over the camera', layers: [sticker({ at: [36, 36] })], expected: { severity: 'strong' } },
    {
      what: 'a masked picture over the camera',
      layers: [picture({ at: [30, 30], mask: 'heart' })],
      expected: { severity: 'strong' },
    },
    { what: 'a picture over the whole case', layers: [picture(whole)] },
    { what: 'a doodle around the camera', layers: [doodle({ at: [20, 20] })] },
    { what: 'a text in the middle', layers: [text()] },
  ],
  outsideSafe: [
    {
      what: 'a text cut by the edge',
      layers: [text({ at: [76, 80] })],
      expected: { severity: 'strong', fix: 'moveInside' },
    },
    { what: 'a text near the edge', layers: [text({ at: [40, 156] })], expected: { severity: 'warn' } },
    { what: 'a sticker over the edge', layers: [sticker({ at: [78, 80] })], expected: { severity: 'warn' } },
    {
      what: 'a framed heart across the lower edge',
      layers: [picture({ at: [40, 156], framed: true, mask: 'heart' })],
      expected: { severity: 'warn' },
    },
    { what: 'half a heart at the seam', layers: [picture({ at: [80, 110], framed: true, mask: 'heart' })] },
    { what: 'a tile of a collage', layers: [picture({ at: [20, 120], width: mm(44), height: mm(84) })] },
    { what: 'a sticker well inside', layers: [sticker()] },
  ],
  outside: [
    {
      what: 'a text beside the case',
      layers: [text({ at: [140, 80] }), sticker()],
      expected: { severity: 'warn', fix: 'moveInside' },
    },
    {
      what: 'a doodle beside the case',
      layers: [doodle({ at: [-40, 80] }), sticker()],
      expected: { severity: 'warn' },
    },
    { what: 'a picture larger than the case', layers: [picture({ width: mm(400), height: mm(400) })] },
    { what: 'a thick line that reaches in', layers: [doodle({ at: [-11, 80], strokes: [stroke({ width: mm(4) })] })] },
  ],
  invisibleInk: [
    {
      what: 'black on a black shell',
      layers: [text({ ink: ink('#15151a') })],
      expected: { severity: 'strong', fix: 'changeInk' },
    },
    {
      what: 'pale yellow on white',
      layers: [text({ ink: ink('#fff9c4') })],
      fill: ink('#ffffff'),
      expected: { fix: 'changeInk' },
    },
    {
      what: 'a black line on black',
      layers: [doodle({ strokes: [stroke({ colour: colour('#101014') })] })],
      expected: { fix: 'changeInk' },
    },
    { what: 'any ink on black without white beneath', layers: [text()], shell: NO_WHITE, expected: { fix: null } },
    { what: 'white ink on a white shell', layers: [text()], shell: WHITE_SHELL, expected: { fix: 'changeInk' } },
    { what: 'a letter hardly laid on', layers: [text({ opacity: 0.03 })], expected: { fix: 'changeInk' } },
    { what: 'white on black', layers: [text()] },
    { what: 'red on a green as light', layers: [text({ ink: ink('#e00000') })], fill: ink('#008000') },
    {
      what: 'black in a white edge',
      layers: [text({ ink: ink('#101014'), edge: { colour: colour('#ffffff'), width: mm(0.5) } })],
    },
    { what: 'white over a picture', layers: [picture(whole), { ...text(), stack: 'a1' }], shell: WHITE_SHELL },
    { what: 'white on a clear shell', layers: [text()], shell: CLEAR_SHELL },
  ],
  lowResolution: [
    {
      what: '100 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 100, height: 100 }) },
      expected: { severity: 'warn', fix: 'upscale', values: { dpi: 100, needed: 150, times: 2, reached: 200 } },
    },
    {
      what: '50 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 50, height: 50 }) },
      expected: { severity: 'strong', fix: 'upscale', values: { dpi: 50, needed: 150, times: 3, reached: 150 } },
    },
    {
      what: '72 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 72, height: 72 }) },
      expected: { severity: 'warn' },
    },
    {
      what: '71 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 71, height: 71 }) },
      expected: { severity: 'strong' },
    },
    {
      what: '149 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 149, height: 149 }) },
      expected: { severity: 'warn' },
    },
    {
      what: '30 dpi, too few for the largest enlargement',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 30, height: 30 }) },
      expected: { severity: 'strong', fix: 'shrink', values: { dpi: 30, needed: 150 } },
    },
    {
      what: '100 dpi of a picture that is enlarged already, as far as it goes',
      layers: [picture({ width: mm(25.4), height: mm(25.4), made: enlarged(4) })],
      facts: { picture: () => ({ width: 100, height: 100 }) },
      expected: { fix: 'shrink' },
    },
    {
      what: '100 dpi of a picture that is twice as large as its original',
      layers: [picture({ width: mm(25.4), height: mm(25.4), made: enlarged(2) })],
      facts: { picture: () => ({ width: 100, height: 100 }) },
      expected: { fix: 'upscale', values: { dpi: 100, needed: 150, times: 3, reached: 150 } },
    },
    {
      what: 'a sticker of 100 dpi',
      layers: [sticker({ width: mm(25.4), height: mm(25.4) })],
      facts: { sticker: () => ({ width: 100, height: 100 }) },
      expected: { fix: 'shrink' },
    },
    {
      what: 'a quarter of 400 pixels on an inch',
      layers: [picture({ width: mm(25.4), height: mm(25.4), crop: { x: 0, y: 0, width: 0.25, height: 0.25 } })],
      facts: { picture: () => ({ width: 400, height: 400 }) },
      expected: { values: { dpi: 100, needed: 150, times: 2, reached: 200 } },
    },
    {
      what: 'twice as large as is good',
      layers: [scaled(picture({ width: mm(25.4), height: mm(25.4) }), 2)],
      facts: { picture: () => ({ width: 200, height: 200 }) },
      expected: { values: { dpi: 100, needed: 150, times: 2, reached: 200 } },
    },
    {
      what: 'a poor picture over the whole case',
      layers: [picture(whole)],
      facts: { picture: () => ({ width: 300, height: 300 }) },
      expected: { fix: 'upscale' },
    },
    {
      what: 'a picture over the whole case that no enlargement makes sharp: the largest is still better',
      layers: [picture(whole)],
      facts: { picture: () => ({ width: 160, height: 160 }) },
      expected: { fix: 'upscale', values: { dpi: 24, needed: 150, times: 4, reached: 99 } },
    },
    {
      what: 'a poor picture over the whole case that is as large as it gets',
      layers: [picture({ ...whole, made: enlarged(4) })],
      facts: { picture: () => ({ width: 300, height: 300 }) },
      expected: { fix: null },
    },
    {
      what: '150 dpi',
      layers: [picture({ width: mm(25.4), height: mm(25.4) })],
      facts: { picture: () => ({ width: 150, height: 150 }) },
    },
  ],
  smallText: [
    {
      what: 'letters 1 mm high',
      layers: [text({ size: mm(2) })],
      expected: { severity: 'warn', fix: 'enlarge', values: { mm: 1, needed: 1.5 } },
    },
    {
      what: 'letters half a millimetre high',
      layers: [scaled(text({ size: mm(2) }), 0.5)],
      expected: { severity: 'strong' },
    },
    { what: 'letters 2 mm high', layers: [text({ size: mm(4) })] },
  ],
  thinLetters: [
    {
      what: 'strokes of 0.16 mm',
      layers: [text({ size: mm(2) })],
      expected: { severity: 'warn', fix: 'enlarge', values: { mm: 0.16, needed: 0.2 } },
    },
    { what: 'strokes of 0.24 mm', layers: [text({ size: mm(3) })] },
  ],
  thinEdge: [
    {
      what: 'an edge of 0.1 mm',
      layers: [text({ edge: { colour: colour('#ff0000'), width: mm(0.1) } })],
      expected: { fix: 'widen' },
    },
    { what: 'an edge of 0.3 mm', layers: [text({ edge: { colour: colour('#ff0000'), width: mm(0.3) } })] },
  ],
  thinLine: [
    {
      what: 'a line of 0.1 mm',
      layers: [doodle({ strokes: [stroke({ width: mm(0.1) })] })],
      expected: { fix: 'widen' },
    },
    {
      what: 'a line made small',
      layers: [scaled(doodle({ strokes: [stroke({ width: mm(0.5) })] }), 0.3)],
      expected: { fix: 'widen' },
    },
    { what: 'a thin eraser', layers: [doodle({ strokes: [stroke(), stroke({ brush: 'eraser', width: mm(0.1) })] })] },
  ],
  uncoveredEdge: [
    {
      what: 'a picture not quite as large as the case',
      layers: [picture({ width: mm(78), height: mm(150), at: [40, 80] })],
      expected: { severity: 'warn', fix: 'coverCase' },
    },
    {
      what: 'a collage with a rim',
      layers: [
        picture({ at: [40, 45], width: mm(76), height: mm(60) }),
        { ...picture({ at: [40, 110], width: mm(76), height: mm(60) }), id: 'second' as Layer['id'] },
      ],
      expected: { layer: null, fix: 'addWhite' },
    },
    { what: 'a picture over the bleed', layers: [picture(whole)] },
    {
      what: 'the same on a colour',
      layers: [picture({ width: mm(78), height: mm(150), at: [40, 80] })],
      fill: ink('#ffffff'),
    },
    {
      what: 'a few stickers on a bare shell',
      layers: [sticker(), { ...sticker({ at: [20, 130] }), id: 'second' as Layer['id'] }],
    },
  ],
};

const rows = FINDING_KINDS.flatMap((kind) => EXAMPLES[kind].map((example) => ({ kind, ...example })));
/** Fixes that a tool or the customer makes. */
const BY_HAND: ReadonlySet<string> = new Set(['upscale', 'choosePhoto']);
const found = ({ kind, layers, ...more }: Example & { readonly kind: FindingKind }) =>
  preflight(inputOf(layers, more)).filter((finding) => finding.kind === kind);

describe('preflight', () => {
  it('[PF-01.1] has a check for every kind of finding', () => {
    expect(CHECKS.map((check) => check.kind).toSorted()).toEqual(FINDING_KINDS.toSorted());
  });

  it.each(rows.filter((row) => row.expected))('[PF-01.2] finds $kind in $what', (row) => {
    expect(found(row)).toEqual([expect.objectContaining(row.expected)]);
  });

  it.each(rows.filter((row) => !row.expected))('[PF-01.2] does not find $kind in $what', (row) => {
    expect(found(row)).toEqual([]);
  });

  it.each(rows.filter(({ expected }) => expected?.fix && !BY_HAND.has(expected.fix)))(
    '[PF-02.1] one tap fixes $kind in $what',
    (row) => {
      const input = inputOf(row.layers, row);
      const [finding] = found(row);
      const document = applyDiff(input.document, applyFix(input, finding as Finding));
      expect(preflight({ ...input, document }).filter(({ kind }) => kind === row.kind)).toEqual([]);
    },
  );

  it('[PF-02.1] a fix that a picture tool has to make is no change of the design', () => {
    const input = inputOf([picture(whole)], { facts: { picture: () => ({ width: 300, height: 300 }) } });
    const [finding] = preflight(input);
    expect(finding).toMatchObject({ kind: 'lowResolution', fix: 'upscale' });
    expect(isEmptyDiff(applyFix(input, finding as Finding))).toBe(true);
  });

  it('[PF-02.1] [ED-13.20] [ED-13.21] an empty place is filled by the customer, or removed by one tap', () => {
    const input = inputOf([picture(), place({ at: [40, 130] })]);
    const [finding] = preflight(input).filter(({ kind }) => kind === 'emptyPlace') as [Finding];
    expect(isEmptyDiff(applyFix(input, finding))).toBe(true);
    const document = applyDiff(input.document, applyFix(input, { ...finding, fix: 'remove' }));
    expect(preflight({ ...input, document })).toEqual([]);
  });

  it('[PF-01.2] [ED-13.21] a design of empty places alone prints nothing', () => {
    const findings = preflight(inputOf([place()]));
    expect(findings.map(({ kind }) => kind)).toEqual(['empty', 'emptyPlace']);
  });

  it('[PF-01.2] an ordinary design has no findings', () => {
    const layers = [picture(whole), { ...text(), stack: 'a1' }, { ...sticker({ at: [40, 130] }), stack: 'a2' }];
    expect(preflight(inputOf(layers))).toEqual([]);
    expect(worstOf([])).toBeUndefined();
  });

  it('[PF-02.4] only an unprintable design is blocked, and the worst finding comes first', () => {
    const layers = [text({ size: mm(1), at: [76, 80] }), picture()];
    const findings = preflight(inputOf(layers, { facts: { picture: () => 'gone' } }));
    expect(findings.filter(({ severity }) => severity === 'blocks').map(({ kind }) => kind)).toEqual(['assetMissing']);
    expect(findings[0]?.severity).toBe('blocks');
    expect(worstOf(findings)).toBe('blocks');
  });

  it('[PF-02.1] a text on dark and light ground gets a white edge', () => {
    const stops = ['#ffffff', '#ffffff', '#101014', '#101014'].map((hex, n) => ({
      at: [0, 0.5, 0.5, 1][n] ?? 0,
      colour: hex as Colour,
    }));
    const fill: Fill = { kind: 'gradient', shape: 'linear', angle: 0 as never, stops };
    const input = inputOf(
      [text({ ink: { kind: 'gradient', shape: 'linear', angle: 0 as never, stops }, opacity: 0.02 })],
      { fill },
    );
    const [finding] = preflight(input);
    expect(finding).toMatchObject({ kind: 'invisibleInk', fix: 'addWhite' });
    const mended = applyDiff(input.document, applyFix(input, finding as Finding));
    expect(preflight({ ...input, document: mended })).toEqual([]);
  });

  it('[PF-02.1] a fix for a removed layer changes nothing', () => {
    const input = inputOf([text({ at: [76, 80] })]);
    const [finding] = preflight(input);
    const bare = { ...input, document: documentOf([picture({ look: PLAIN_LOOK })]) };
    expect(applyFix(bare, finding as Finding)).toEqual({ added: {}, updated: {}, removed: {} });
  });
});
