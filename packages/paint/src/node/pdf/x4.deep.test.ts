import type { UnderbaseMode } from '@cpc/design';
import { mm } from '@cpc/domain';
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/pdf-x4.ts';
import { TOOLS } from '../../testing/prints.ts';
import { COLOUR_MODES, type ColourMode, x4Print } from '../../testing/x4-prints.ts';
import { renderPrintFile } from '../print-file.ts';

const MODES = Object.keys(COLOUR_MODES) as ColourMode[];
const SHELLS = ['none', 'underColour', 'mirroredOverColour'] as const satisfies readonly UnderbaseMode[];
const WHITES = ['none', 'vector', 'raster'] as const;
const PLACE = {
  version: 1,
  page: { width: 110, height: 140 },
  x: mm(30),
  y: mm(12),
  slot: 'A',
  correction: { offsetX: mm(1.25), offsetY: mm(-0.8), scaleX: 1004, scaleY: 997, rotation: 1.5 },
} as const;

describe.skipIf(!TOOLS.qpdf)('every print file as PDF/X-4', () => {
  it.each(MODES.flatMap((mode) => SHELLS.map((shell) => [mode, shell] as const)))(
    '[SA-12] breaks no rule in %s on a shell of kind %s, with every white, with and without cut and calibration',
    async (mode, shell) => {
      for (const white of WHITES) {
        for (const cutContour of [null, 'CutContour']) {
          for (const place of [undefined, PLACE]) {
            const file = await renderPrintFile(await x4Print(mode, shell, { white, cutContour, place }));
            expect(brokenRules(file), `${white} ${cutContour} ${place?.slot}`).toEqual([]);
          }
        }
      }
    },
  );
});
