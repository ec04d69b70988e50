import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRINT_SETTINGS, type PrintSettings, printSettingsProblem } from './print-settings.ts';
import { readsVectorsOnly, RIP_NAMES } from './rip-names.ts';
import { RIP_PRESETS, withPreset } from './rip-presets.ts';

const SHEETS = readFileSync(new URL('../../../docs/RIPS.md', import.meta.url), 'utf8');
/** The rows of the table of presets, as cells without marks. */
const ROWS = [...SHEETS.matchAll(/^\| .+ \|$/gm)]
  .slice(1)
  .map(([row]) =>
    row
      .replaceAll('`', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([first]) => !first?.startsWith('-'));

const TITLES = { pngRip: 'PNG', ipp: 'IPP' } as const;
const titleOf = (name: (typeof RIP_NAMES)[number]) =>
  RIP_PRESETS[name].maker ?? TITLES[name === 'pngRip' ? name : 'ipp'];

describe('a preset of a RIP', () => {
  it.each(RIP_NAMES)('[SA-11] %s has a file that can be made, and names its sources', (name) => {
    expect(printSettingsProblem(withPreset(DEFAULT_PRINT_SETTINGS, name))).toBeUndefined();
    expect(RIP_PRESETS[name].sources.length).toBeGreaterThan(0);
  });

  it.each(RIP_NAMES)('[SA-11] %s has a set-up sheet, and its row there says the same', (name) => {
    const { settings, spots, takenFile = '–', log = '–' } = RIP_PRESETS[name];
    const hasSpots = settings.white !== 'none';
    const plate = !hasSpots ? 'none' : readsVectorsOnly(name) ? 'vectors only' : 'vectors';
    expect(ROWS.find(([title]) => title === titleOf(name))?.slice(1)).toEqual([
      settings.format?.toUpperCase(),
      spots.white ?? '–',
      plate,
      spots.varnish ?? '–',
      spots.cut ?? '–',
      hasSpots ? `${settings.cutWidth ?? DEFAULT_PRINT_SETTINGS.cutWidth} pt` : '–',
      takenFile,
      log,
    ]);
    expect(SHEETS).toContain(`\n## ${titleOf(name)}\n`);
  });

  it('[SA-11] what another RIP asked for before is forgotten, and a name of the shop is kept', () => {
    const moved = (before: Partial<PrintSettings>) => {
      const { whiteName, cutWidth } = withPreset({ ...DEFAULT_PRINT_SETTINGS, ...before }, 'ergosoft');
      return { whiteName, cutWidth };
    };
    expect(moved(withPreset(DEFAULT_PRINT_SETTINGS, 'onyx'))).toEqual({ whiteName: 'White', cutWidth: 0.25 });
    expect(moved(withPreset(DEFAULT_PRINT_SETTINGS, 'caldera'))).toEqual({ whiteName: 'White', cutWidth: 0.25 });
    expect(moved({ whiteName: 'Weiss', cutWidth: 0.1 })).toEqual({ whiteName: 'Weiss', cutWidth: 0.1 });
  });

  it('[SA-11] a cutting line gets the name that the RIP knows, or keeps its own', () => {
    const cut = { ...DEFAULT_PRINT_SETTINGS, cutContour: 'Knife' };
    expect([withPreset(cut, 'caldera').cutContour, withPreset(cut, 'onyx').cutContour]).toEqual([
      'CutContour',
      'Knife',
    ]);
    expect(withPreset(DEFAULT_PRINT_SETTINGS, 'caldera').cutContour).toBeNull();
  });
});
