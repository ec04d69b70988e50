type Json = Readonly<Record<string, unknown>>;

/**
 * Version 2: groups; crop, mask and look of pictures; more fields of text; opacity and seed of strokes; gradient
 * shapes.
 */
export function lookMore(document: Json): Json {
  const { records } = document;
  if (!isJson(records)) return document;
  return {
    ...document,
    records: Object.fromEntries(Object.entries(records).map(([id, record]) => [id, lift(record)])),
  };
}

/** The values of version 2 are written out here: later versions must not change the result of this migration. */
function lift(record: unknown): unknown {
  if (!isJson(record)) return record;
  switch (record['type']) {
    case 'background':
      return { ...record, fill: liftFill(record['fill']) };
    case 'picture':
      return { ...record, group: null, crop: { x: 0, y: 0, width: 1, height: 1 }, mask: null, look: { ...PLAIN } };
    case 'text':
      return liftText(record);
    case 'doodle':
      return { ...record, group: null, strokes: liftStrokes(record['strokes']) };
    default:
      return { ...record, group: null };
  }
}

const PLAIN = { filter: null, strength: 1, brightness: 0, contrast: 0, saturation: 0, warmth: 0 };

function liftFill(fill: unknown): unknown {
  return isJson(fill) && fill['kind'] === 'gradient' ? { ...fill, shape: 'linear' } : fill;
}

function liftText({ colour, ...rest }: Json): Json {
  return {
    ...rest,
    group: null,
    ink: { kind: 'colour', colour },
    edge: null,
    shadow: null,
    letterSpacing: 0,
    lineSpacing: 1,
    arc: 0,
    direction: 'horizontal',
    measure: null,
    breaks: [],
  };
}

function liftStrokes(strokes: unknown): unknown {
  return Array.isArray(strokes)
    ? strokes.map((stroke: unknown) => (isJson(stroke) ? { ...stroke, opacity: 1, seed: 0 } : stroke))
    : strokes;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
