/** Generators and builders of designs, for tests here and in every package that depends on this one. */
import { hexColour } from './colour.ts';
import { text } from './preflight/testing.ts';

export { recordSchema } from './document/schema.ts';
export { camera, phoneSurface, roundedRect } from './surface/testing.ts';
export { ALL_WELL, doodle, picture, place, roughText, sticker, stroke, text } from './preflight/testing.ts';

import { brand, mm as millimetres } from '@cpc/domain';
import * as fc from 'fast-check';
import { generateNKeysBetween } from 'fractional-indexing';
import { addLayer } from './document/change.ts';
import { applyDiff } from './document/diff.ts';
import { DOCUMENT_VERSION, type DesignDocument, EMPTY_DOCUMENT } from './document/document.ts';
import { BRUSHES } from './document/layers/doodle.ts';
import type { DesignRecord, Layer } from './document/layers.ts';
import type { Fill } from './document/layers/background.ts';
import { ENLARGEMENTS, PICTURE_TOOLS } from './document/layers/made.ts';
import { FILTERS, MASKS } from './document/layers/picture.ts';
import { GRADIENT_SHAPES } from './document/layers/ink.ts';
import type { LayerId } from './document/layers/base.ts';
import { TEXT_ALIGNMENTS, TEXT_DIRECTIONS, TEXT_SLANTS, TEXT_WEIGHTS } from './document/layers/text.ts';

/** A valid design over the cost limit: 100 texts of 1,000 letters. */
export function complexDesign(): DesignDocument {
  const layers = Array.from({ length: 100 }, (_, n) => ({
    ...text({ text: 'letters '.repeat(125), size: millimetres(3) }),
    id: brand<LayerId>(`text-${n}`),
    stack: `a${100 + n}`,
  }));
  return layers.reduce((document, layer) => applyDiff(document, addLayer(layer)), EMPTY_DOCUMENT);
}

const mm = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => hexColour(`#${n.toString(16).padStart(6, '0')}`));
const unit = mm(0, 1);
const swing = mm(-1, 1);
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const gradient = fc.record({
  kind: fc.constant('gradient' as const),
  shape: fc.constantFrom(...GRADIENT_SHAPES),
  angle: fc.integer({ min: 0, max: 359 }),
  stops: fc.tuple(colour, colour).map(([a, b]) => [
    { at: 0, colour: a },
    { at: 1, colour: b },
  ]),
});
const plainColour = fc.record({ kind: fc.constant('colour' as const), colour });
const crop = fc.constantFrom({ x: 0, y: 0, width: 1, height: 1 }, { x: 0.25, y: 0.1, width: 0.5, height: 0.75 });
const look = fc.record({
  filter: nullable(fc.constantFrom(...FILTERS)),
  strength: unit,
  brightness: swing,
  contrast: swing,
  saturation: swing,
  warmth: swing,
});
const asset = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

const made = nullable(
  fc.record({
    from: asset,
    by: fc.constantFrom(...PICTURE_TOOLS),
    strength: unit,
    times: fc.constantFrom(...ENLARGEMENTS),
    before: fc.constant(null),
  }),
);

const base = (id: string, stack: string) => ({
  id: fc.constant(id),
  stack: fc.constant(stack),
  group: fc.constantFrom(null, 'group-a', 'group-b'),
  placement: fc.record({
    x: mm(-20, 100),
    y: mm(-20, 180),
    scale: mm(0.1, 4).filter((scale) => scale > 0),
    rotation: fc.integer({ min: -180, max: 180 }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
  }),
  opacity: unit,
  locked: fc.boolean(),
  hidden: fc.boolean(),
});

const stroke = fc.record({
  brush: fc.constantFrom(...BRUSHES),
  colour,
  width: mm(0.3, 8),
  opacity: unit,
  seed: fc.nat(),
  points: fc
    .array(fc.tuple(mm(-30, 30), mm(-30, 30), mm(0, 1)), { minLength: 1, maxLength: 12 })
    .map((points) => points.flat()),
});

const effects = {
  edge: nullable(fc.record({ colour, width: mm(0.1, 2).filter((width) => width > 0) })),
  shadow: nullable(fc.record({ colour, dx: mm(-3, 3), dy: mm(-3, 3), blur: mm(0, 4) })),
};

function layer(id: string, stack: string): fc.Arbitrary<Layer> {
  const common = base(id, stack);
  const size = { width: mm(5, 60), height: mm(5, 60) };
  const layers = fc.oneof(
    fc.record({
      ...common,
      ...size,
      type: fc.constant('picture'),
      asset,
      crop,
      mask: nullable(fc.constantFrom(...MASKS)),
      rounding: mm(0, 0.5),
      framed: fc.boolean(),
      look,
      made,
      ...effects,
    }),
    fc.record({
      ...common,
      ...size,
      type: fc.constant('place'),
      mask: nullable(fc.constantFrom(...MASKS)),
      rounding: mm(0, 0.5),
    }),
    fc.record({
      ...common,
      ...size,
      type: fc.constant('sticker'),
      sticker: fc.constantFrom('heart', 'cat'),
      colours: fc.uniqueArray(fc.record({ from: colour, to: colour }), { maxLength: 4, selector: ({ from }) => from }),
    }),
    fc.record({
      ...common,
      type: fc.constant('text'),
      text: fc.constantFrom('Hello', '你好', 'مرحبا', 'สวัสดี', 'two\nlines'),
      typeface: fc.constant('source-han-sans'),
      weight: fc.constantFrom(...TEXT_WEIGHTS),
      slant: fc.constantFrom(...TEXT_SLANTS),
      capitals: fc.constantFrom(false, true, 'tr'),
      size: mm(2, 20),
      ink: fc.oneof(plainColour, gradient),
      align: fc.constantFrom(...TEXT_ALIGNMENTS),
      ...effects,
      letterSpacing: mm(0, 1),
      lineSpacing: mm(1, 2),
      arc: fc.integer({ min: -340, max: 340 }),
      direction: fc.constantFrom(...TEXT_DIRECTIONS),
      measure: nullable(mm(5, 80)),
      breaks: fc.constantFrom([], [2]),
      field: fc.constantFrom(null, 'name', 'date'),
    }),
    fc.record({
      ...common,
      ...size,
      type: fc.constant('doodle'),
      strokes: fc.array(stroke, { minLength: 1, maxLength: 3 }),
    }),
  );
  return layers as unknown as fc.Arbitrary<Layer>;
}

export const anyFill: fc.Arbitrary<Fill> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  plainColour,
  gradient,
) as unknown as fc.Arbitrary<Fill>;

/** A layer with its own id, for additions. */
export const anyLayer = fc.integer({ min: 0, max: 1e6 }).chain((n) => layer(`added-${n}`, 'a0'));

export const anyDocument: fc.Arbitrary<DesignDocument> = fc.integer({ min: 0, max: 6 }).chain((count) => {
  const keys = generateNKeysBetween(null, null, count);
  return fc.tuple(anyFill, ...keys.map((key, index) => layer(`layer-${index}`, key))).map(([fill, ...layers]) => {
    const records: DesignRecord[] = [{ id: 'background', type: 'background', fill }, ...layers];
    return { version: DOCUMENT_VERSION, records: Object.fromEntries(records.map((record) => [record.id, record])) };
  });
});
