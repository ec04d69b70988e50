/** Generators of designs for property tests, here and in every package above. */
import * as fc from 'fast-check';
import { generateNKeysBetween } from 'fractional-indexing';
import { DOCUMENT_VERSION, type DesignDocument } from './document/document.ts';
import { BRUSHES, type Colour, type DesignRecord, type Fill, type Layer, TEXT_ALIGNMENTS } from './document/layers.ts';

const mm = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}` as Colour);
const asset = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

const base = (id: string, stack: string) => ({
  id: fc.constant(id),
  stack: fc.constant(stack),
  placement: fc.record({
    x: mm(-20, 100),
    y: mm(-20, 180),
    scale: mm(0.1, 4).filter((scale) => scale > 0),
    rotation: fc.integer({ min: -180, max: 180 }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
  }),
  opacity: mm(0, 1),
  locked: fc.boolean(),
  hidden: fc.boolean(),
});

const stroke = fc.record({
  brush: fc.constantFrom(...BRUSHES),
  colour,
  width: mm(0.3, 8),
  points: fc
    .array(fc.tuple(mm(-30, 30), mm(-30, 30), mm(0, 1)), { minLength: 1, maxLength: 12 })
    .map((points) => points.flat()),
});

function layer(id: string, stack: string): fc.Arbitrary<Layer> {
  const common = base(id, stack);
  const size = { width: mm(5, 60), height: mm(5, 60) };
  const layers = fc.oneof(
    fc.record({ ...common, ...size, type: fc.constant('picture'), asset }),
    fc.record({ ...common, ...size, type: fc.constant('sticker'), sticker: fc.constantFrom('heart', 'cat') }),
    fc.record({
      ...common,
      type: fc.constant('text'),
      text: fc.constantFrom('Hello', '你好', 'مرحبا', 'สวัสดี', 'two\nlines'),
      typeface: fc.constant('source-han-sans'),
      size: mm(2, 20),
      colour,
      align: fc.constantFrom(...TEXT_ALIGNMENTS),
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
  fc.record({ kind: fc.constant('colour' as const), colour }),
  fc.record({
    kind: fc.constant('gradient' as const),
    angle: fc.integer({ min: 0, max: 359 }),
    stops: fc.tuple(colour, colour).map(([a, b]) => [
      { at: 0, colour: a },
      { at: 1, colour: b },
    ]),
  }),
) as unknown as fc.Arbitrary<Fill>;

/** A layer with an id of its own, for additions. */
export const anyLayer = fc.integer({ min: 0, max: 1e6 }).chain((n) => layer(`added-${n}`, 'a0'));

export const anyDocument: fc.Arbitrary<DesignDocument> = fc.integer({ min: 0, max: 6 }).chain((count) => {
  const keys = generateNKeysBetween(null, null, count);
  return fc.tuple(anyFill, ...keys.map((key, index) => layer(`layer-${index}`, key))).map(([fill, ...layers]) => {
    const records: DesignRecord[] = [{ id: 'background', type: 'background', fill }, ...layers];
    return { version: DOCUMENT_VERSION, records: Object.fromEntries(records.map((record) => [record.id, record])) };
  });
});
