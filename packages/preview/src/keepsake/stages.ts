import { backgroundOf, type DesignDocument, isShown, type Layer, layersOf, type Surface } from '@cpc/design';

/** A step of a design: what came last, alone, and where its middle is, mm. */
export interface Stage {
  readonly document: DesignDocument;
  readonly middle: { readonly x: number; readonly y: number };
}

/** A clip shows at most so many steps: layers that lie next to each other come together then. */
const MAX_STEPS = 6;

/**
 * The design as it grows: its ground, then its layers from the lowest to the topmost. Layers of a group come together.
 */
export function stagesOf(design: DesignDocument, surface: Surface): readonly Stage[] {
  const shown = layersOf(design).filter((layer) => isShown(layer, surface));
  const groups: Layer[][] = [];
  for (const layer of shown) {
    const before = groups.at(-1);
    if (before && layer.group !== null && before[0]?.group === layer.group) before.push(layer);
    else groups.push([layer]);
  }
  const background = backgroundOf(design);
  const middle = { x: surface.width / 2, y: surface.height / 2 };
  const ground = background.fill.kind === 'none' ? [] : [{ document: only(design, [], true), middle }];
  const count = Math.min(MAX_STEPS - ground.length, groups.length);
  const steps = Array.from({ length: count }, (_, i) =>
    groups.slice(Math.floor((i * groups.length) / count), Math.floor(((i + 1) * groups.length) / count)).flat(),
  );
  return [
    ...ground,
    ...steps.map((layers) => ({ document: only(design, layers, false), middle: middleOf(layers, surface) })),
  ];
}

function only(design: DesignDocument, layers: readonly Layer[], ground: boolean): DesignDocument {
  const background = backgroundOf(design);
  const plain = ground ? background : { ...background, fill: { kind: 'none' as const } };
  return {
    ...design,
    records: { background: plain, ...Object.fromEntries(layers.map((layer) => [layer.id, layer])) },
  };
}

/** On the surface, also for a layer that reaches beyond it. */
function middleOf(layers: readonly Layer[], { width, height }: Surface): Stage['middle'] {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const on = (value: number, most: number) => Math.min(most * 0.9, Math.max(most * 0.1, value));
  return {
    x: on(mean(layers.map(({ placement }) => placement.x)), width),
    y: on(mean(layers.map(({ placement }) => placement.y)), height),
  };
}
