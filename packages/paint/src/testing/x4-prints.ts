import type { PrintSettings, UnderbaseMode } from '@cpc/design';
import { camera, phoneSurface, roundedRect } from '@cpc/design/testing';
import { type AssetId, brand } from '@cpc/domain';
import type { PrintFileRequest } from '../node/raster/print-request.ts';
import { madeProfile, ODD_CMYK, ODD_RGB } from './made-profile.ts';
import { printOf } from './prints.ts';
import { at, design, DUSK, picture } from './scene.ts';

const measured = (space: 'rgb' | 'cmyk') =>
  ({ colour: 'measured', measured: { asset: brand<AssetId>('0'.repeat(64)), space } }) as const;
const CMYK = madeProfile(ODD_CMYK);

/** Every way a station's colours are set: the settings, and the profile they name. */
export const COLOUR_MODES = {
  srgb: { settings: { colour: 'srgb' }, profile: undefined },
  cmyk: { settings: { colour: 'cmyk' }, profile: undefined },
  'cmyk by a named profile': { settings: { colour: 'cmyk', profile: 'odd' }, profile: CMYK },
  'measured cmyk': { settings: measured('cmyk'), profile: CMYK },
  'measured rgb': { settings: measured('rgb'), profile: madeProfile(ODD_RGB) },
} as const satisfies Record<string, { settings: Partial<PrintSettings>; profile: Uint8Array | undefined }>;
export type ColourMode = keyof typeof COLOUR_MODES;

/** Small, because the rules of a file do not depend on its size. */
const SMALL = phoneSurface({
  id: 'small',
  width: 16,
  height: 24,
  radius: 3,
  cutouts: [camera(roundedRect(2, 2, 6, 6, 1))],
});

/** A print with soft and sharp ink, in a colour mode. */
export async function x4Print(
  mode: ColourMode,
  shellUnderbase: UnderbaseMode,
  settings: Partial<PrintSettings> = {},
): Promise<PrintFileRequest> {
  const { settings: colour, profile } = COLOUR_MODES[mode];
  const asked = await printOf('free', { ...colour, ...settings });
  const document = design(DUSK, picture('photo', 8, 6, at(9, 14, { rotation: 20 })));
  return { ...asked, document, surface: SMALL, shellUnderbase, profile };
}
