import { readFileSync } from 'node:fs';
import {
  addLayer,
  applyDiff,
  type Colour,
  type DesignDiff,
  type DesignDocument,
  type DoodleLayer,
  EMPTY_DOCUMENT,
  hexColour,
  layerId,
  layersOf,
  parseDocument,
  polylineOf,
  type Surface,
  updateLayer,
} from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { newDoodle } from './document/additions.ts';
import { SURFACE } from './testing.ts';

// The example begins here.
/** A design has one border at most: its layer is known by this ID. */
const BORDER = layerId('border');

/** Lays one stroke along the edge of the case: its outer half runs into the bleed. @param width mm inside the edge */
function layBorder(document: DesignDocument, surface: Surface, colour: Colour, width: number): DesignDiff {
  const points = polylineOf(surface.outline).flatMap(({ x, y }) => [x, y, 1]);
  const stroke = { brush: 'pen', colour, width: mm(2 * width), opacity: 1, seed: 0, points } as const;
  // Locked: neither a finger nor the next line of a drawing touches it.
  const layer = { ...newDoodle(document, BORDER, stroke), locked: true };
  const { stack: _, ...fields } = layer;
  return document.records[BORDER] ? updateLayer<DoodleLayer>(document, BORDER, fields) : addLayer(layer);
}
// The example ends here.

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const blocks = [...textOf('../README.md').matchAll(/```tsx?\n(.*?)\n```/gs)].map(([, block = '']) => block);

describe('the example of the README', () => {
  it('lays one layer that can be printed, however often the border is changed', () => {
    const thin = applyDiff(EMPTY_DOCUMENT, layBorder(EMPTY_DOCUMENT, SURFACE, hexColour('#c02020'), 2));
    const wide = applyDiff(thin, layBorder(thin, SURFACE, hexColour('#2020c0'), 6));
    expect(layersOf(wide)).toMatchObject([
      { type: 'doodle', locked: true, strokes: [{ width: 12, colour: '#2020c0' }] },
    ]);
    expect(parseDocument(wide)).toMatchObject({ ok: true });
  });

  it('is the code that this test runs', () => {
    const [, example = ''] = /begins here\.\n(.*?)\n\/\/ The example ends/s.exec(textOf('readme.test.ts')) ?? [];
    expect(blocks).toContain(example);
  });

  it('registers a panel as the others are', () => {
    const entry = blocks.find((block) => block.includes('border-panel.tsx')) ?? 'missing';
    expect(textOf('studio/panels.ts')).toContain(
      entry.replaceAll('border', 'background').replaceAll('Border', 'Background'),
    );
  });
});
