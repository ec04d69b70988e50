import { mm } from '@cpc/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings, printSettingsProblem } from './print-settings.ts';

const problemOf = (change: Partial<PrintSettings>) => printSettingsProblem({ ...DEFAULT_PRINT_SETTINGS, ...change });

describe('printSettingsProblem', () => {
  it.each([
    [{}, undefined],
    [{ format: 'tiff', white: 'raster', colour: 'cmyk', profile: 'press-3' }, undefined],
    [{ format: 'png', white: 'none' }, undefined],
    [{ whiteName: 'Spot 1', cutContour: 'CutContour' }, undefined],
    [{ format: 'png' }, 'pngHasNoWhite'],
    [{ format: 'png', white: 'none', colour: 'cmyk' }, 'pngHasNoCmyk'],
    [{ format: 'tiff' }, 'tiffHasNoVectorWhite'],
    [{ format: 'tiff', white: 'raster', cutContour: 'CutContour' }, 'onlyPdfHasCutContour'],
    [{ cutContour: 'White' }, 'spotNamesEqual'],
    [{ preset: 'onyx', white: 'raster' }, undefined],
    [{ preset: 'versaworks', white: 'raster' }, 'ripReadsNoRasterWhite'],
    [{ profile: 'press-3' }, 'profileWithoutCmyk'],
  ] as const)('[SA-05.7] says of %o: %s', (change, problem) => {
    expect(problemOf(change)).toBe(problem);
  });

  it.each(['', ' White', 'White ', 'Blanc é', 'None', 'cyan', 'w'.repeat(32), 'a\nb'])(
    '[SA-05.2] [SA-05.7] refuses a spot colour named %j',
    (name) => {
      expect(problemOf({ whiteName: name })).toBe('spotNameWrong');
      expect(problemOf({ cutContour: name })).toBe('spotNameWrong');
    },
  );

  it('[SA-05.2] [SA-05.7] accepts a choke from 0 to 0.5 mm in tenths, and no other; unless told otherwise it is 0.2 mm', () => {
    expect(DEFAULT_PRINT_SETTINGS.whiteChoke).toBe(0.2);
    for (let tenths = 0; tenths <= 5; tenths++) expect(problemOf({ whiteChoke: mm(tenths / 10) })).toBeUndefined();
    fc.assert(
      fc.property(fc.double(), (choke) => {
        const fits = choke >= 0 && choke <= 0.5 && Math.abs(choke * 10 - Math.round(choke * 10)) < 1e-6;
        expect(problemOf({ whiteChoke: mm(choke) })).toBe(fits ? undefined : 'chokeOutOfRange');
      }),
    );
  });
});
