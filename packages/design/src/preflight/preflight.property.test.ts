import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiff } from '../document/diff.ts';
import type { Colour } from '../colour.ts';
import type { DesignRecord } from '../document/layers.ts';
import { parseDocument } from '../document/parse.ts';

import { anyDocument } from '../testing.ts';
import type { PreflightFacts } from './scene/facts.ts';
import { applyFix, preflight } from './preflight.ts';
import { ALL_WELL, CASE, roughText } from './testing.ts';

const anyShell = fc.record({
  colour: fc.constantFrom('#ffffff', '#101014', '#cc2233').map((hex) => hex as Colour),
  opacity: fc.constantFrom(0.1, 1),
  underbase: fc.constantFrom('none' as const, 'underColour' as const, 'mirroredOverColour' as const),
});

/** Assets may be loaded, loading or gone; a text may lack a glyph until it has another typeface. */
const anyFacts: fc.Arbitrary<PreflightFacts> = fc
  .record({
    pixels: fc.constantFrom({ width: 40, height: 60 }, { width: 4000, height: 3000 }, 'gone' as const, undefined),
    text: fc.constantFrom('well', 'lacking', 'gone', 'unknown'),
  })
  .map(({ pixels, text }) => ({
    ...ALL_WELL,
    picture: () => pixels,
    sticker: () => pixels,
    text: (layer) => {
      if (text === 'unknown') return undefined;
      if (text === 'gone') return 'gone';
      return { ...roughText(layer), missing: text === 'lacking' && layer.typeface !== 'whole' ? ['?'] : [] };
    },
    typefacesFor: () => ['whole'],
  }));

const anyInput = fc.record({
  document: anyDocument,
  surface: fc.constant(CASE),
  shell: anyShell,
  facts: anyFacts,
});

describe('preflight of any design', () => {
  it('[PF-02.1] a fix removes its finding, and the design stays valid', { timeout: 30_000 }, () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const finding of preflight(input)) {
          // A tool or the customer makes the fix; the design alone cannot.
          if (finding.fix === null || finding.fix === 'upscale' || finding.fix === 'choosePhoto') continue;
          found.add(finding.kind);
          const document = applyDiff(input.document, applyFix(input, finding));
          const left = preflight({ ...input, document });
          expect(left.filter(({ kind, layer }) => kind === finding.kind && layer === finding.layer)).toEqual([]);
          expect(parseDocument(document)).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 250, seed: 20_261_121 },
    );
    // If a kind were never generated, the property would not test it.
    expect(found.size).toBeGreaterThanOrEqual(9);
  });

  it('[PF-01.1] equal designs give equal findings, which name existing layers only', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const findings = preflight(input);
        expect(preflight(input)).toEqual(findings);
        for (const { layer } of findings) if (layer) expect(input.document.records[layer]).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });

  it('[PF-01.1] never throws for a design at the limits of validity', () => {
    const extreme = fc.constantFrom(-10_000, 0, 10_000);
    const scale = fc.constantFrom(0.001, 1, 1_000);
    fc.assert(
      fc.property(anyInput, extreme, extreme, scale, (input, x, y, by) => {
        const records = Object.entries(input.document.records).map(([id, record]) => [
          id,
          record.type === 'background' ? record : { ...record, placement: { ...record.placement, x, y, scale: by } },
        ]);
        const document = { ...input.document, records: Object.fromEntries(records) as Record<string, DesignRecord> };
        const findings = preflight({ ...input, document });
        for (const finding of findings) expect(() => applyFix({ ...input, document }, finding)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
