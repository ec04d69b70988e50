import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from '@cpc/design';
import { type AssetSource, loadAssets, type PrintImage, renderPrintFile } from '@cpc/paint/node';
import type { PaintAssets } from '@cpc/paint';
import type { Shaper } from '@cpc/paint/text';
import { DOCUMENT, SURFACE } from './scene.ts';

/** Makes the scene's print file from loaded assets, with the settings of a machine. */
export function printLoaded(
  assets: PaintAssets<PrintImage>,
  settings: Partial<PrintSettings> = {},
): Promise<Uint8Array> {
  return renderPrintFile({
    document: DOCUMENT,
    surface: SURFACE,
    settings: { ...DEFAULT_PRINT_SETTINGS, ...settings },
    shellUnderbase: 'underColour',
    assets,
    title: 'print',
    createdAt: 0,
  });
}

/** The same from the design and its files. */
export async function printWhole(
  source: AssetSource,
  shaper: Shaper,
  settings?: Partial<PrintSettings>,
): Promise<Uint8Array> {
  return printLoaded(await loadAssets(DOCUMENT, source, shaper), settings);
}
