import {
  DEFAULT_PRINT_SETTINGS,
  PRINT_FORMATS,
  type PrintSettings,
  printSettingsProblem,
  RIP_NAMES,
  RIP_PRESETS,
} from '@cpc/design';
import { createTranslator } from '@cpc/i18n';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coloursFor,
  isOther,
  settingsForRip,
  settingsOf,
  settingsWith,
  typedOf,
  typedOver,
  whitesFor,
} from './settings-values.ts';

const write = createTranslator('de', {}).format.typed;

const profile = (space: 'rgb' | 'cmyk') => ({
  name: 'uv.icc',
  description: '',
  space,
  version: '2.4',
  made_at: null,
  has_relative: true,
  bytes: 1,
  uploaded_at: 0,
  by: '',
});

describe('editing print settings', () => {
  it('[SA-05.7] [SA-06.4] [SA-11] after any sequence of choices and presets a file can be made', () => {
    const choice: fc.Arbitrary<Partial<PrintSettings>> = fc.oneof(
      fc.constantFrom(...PRINT_FORMATS).map((format) => ({ format })),
      fc.constantFrom('srgb', 'cmyk', 'measured').map((colour) => ({ colour }) as Partial<PrintSettings>),
      fc.constantFrom('vector', 'raster', 'none').map((white) => ({ white }) as Partial<PrintSettings>),
      fc.constantFrom(null, 'CutContour').map((cutContour) => ({ cutContour })),
    );
    const rip = fc.constantFrom(null, ...RIP_NAMES);
    const profiles = fc.constantFrom(null, profile('rgb'), profile('cmyk'));
    fc.assert(
      fc.property(fc.array(fc.oneof(choice, rip), { maxLength: 8 }), profiles, (choices, own) => {
        const settings = choices.reduce<PrintSettings>(
          (so, one) =>
            one === null || typeof one === 'string' ? settingsForRip(so, one, own) : settingsWith(so, one, own),
          DEFAULT_PRINT_SETTINGS,
        );
        const measured = own ? { asset: '' as never, space: own.space } : undefined;
        expect(printSettingsProblem({ ...settings, measured })).toBeUndefined();
        expect(coloursFor(settings.format, own)).toContain(settings.colour);
        expect(whitesFor(settings)).toContain(settings.white);
      }),
    );
  });

  it.each(RIP_NAMES)('[SA-11] the preset %s sets all that its RIP asks for', (name) => {
    const cut = { ...DEFAULT_PRINT_SETTINGS, cutContour: 'Knife' };
    const { settings, spots } = RIP_PRESETS[name];
    const cutContour = settings.cutContour === null ? null : (spots.cut ?? 'Knife');
    expect(settingsForRip(cut, name, null)).toEqual({ ...cut, ...settings, cutContour, preset: name });
  });

  it('[SA-06.4] [SA-11] colours measured in the inks that a RIP asks for stay, others do not', () => {
    const measured = { ...DEFAULT_PRINT_SETTINGS, colour: 'measured' } as const;
    const colours = (['cmyk', 'rgb'] as const).map(
      (space) => settingsForRip(measured, 'caldera', profile(space)).colour,
    );
    expect(colours).toEqual(['measured', 'cmyk']);
  });

  it('[SA-05.2] [SA-05.7] the choke is read in tenths; other text is refused', () => {
    const of = (choke: string) => settingsOf({ ...typedOf(DEFAULT_PRINT_SETTINGS, write), choke })?.whiteChoke;
    expect(['0.2', '0,3', ' 0.5 ', '0', '', 'x', '0.6', '-0.1'].map(of)).toEqual([
      0.2,
      0.3,
      0.5,
      0,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('[SA-05.2] [SA-05.7] the same choke in another spelling is no change', () => {
    const is = (choke: string) => isOther({ ...typedOf(DEFAULT_PRINT_SETTINGS, write), choke }, DEFAULT_PRINT_SETTINGS);
    expect(['0,2', ' 0.20', '0.3', 'x'].map(is)).toEqual([false, false, true, true]);
  });

  it('[SA-05.7] [SA-06.4] unsaved choices survive a save of other settings', () => {
    const typed = { settings: { ...DEFAULT_PRINT_SETTINGS, dpi: 300, whiteName: 'W' } as const, choke: '0,4' };
    const settings = { ...DEFAULT_PRINT_SETTINGS, colour: 'measured', whiteName: 'Weiss' } as const;
    const print = { settings, profile: profile('cmyk'), printer_formats: null };
    expect(typedOver(typed, DEFAULT_PRINT_SETTINGS, print, write)).toEqual({
      settings: { ...settings, dpi: 300 },
      choke: '0,4',
    });
  });

  it('[SA-06.4] removing a profile leaves no form that prints with it', () => {
    const typed = { settings: { ...DEFAULT_PRINT_SETTINGS, colour: 'measured' } as const, choke: '0.2' };
    const print = { settings: DEFAULT_PRINT_SETTINGS, profile: null, printer_formats: null };
    expect(typedOver(typed, DEFAULT_PRINT_SETTINGS, print, write).settings.colour).toBe('srgb');
  });
});
