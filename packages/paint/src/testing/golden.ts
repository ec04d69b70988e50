import { readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_PRINT_SETTINGS, RIP_PRESETS, type RipName, withPreset } from '@cpc/design';
import type { PrintFileRequest } from '../node/raster/print-request.ts';
import { paintedSpaces } from './painted-spaces.ts';
import { isDictionary, isList, type PdfValue, readPdf } from './pdf-file.ts';
import { at, design, picture } from './scene.ts';
import { COLOUR_MODES, x4Print } from './x4-prints.ts';

/** A small design with a free edge, as a station with this preset prints it, with the cutting line that its RIP knows. */
export async function goldenPrint(name: RipName): Promise<PrintFileRequest> {
  const { cut = null } = RIP_PRESETS[name].spots;
  const settings = withPreset({ ...DEFAULT_PRINT_SETTINGS, dpi: 300, cutContour: cut }, name);
  // A made profile is small; the common one would be most of the stored file.
  const mode = settings.colour === 'cmyk' ? 'cmyk by a named profile' : 'srgb';
  const asked = await x4Print(mode, 'underColour', { ...settings, ...COLOUR_MODES[mode].settings });
  const title = `Golden file of ${RIP_PRESETS[name].maker ?? name}`;
  return { ...asked, title, document: design({ kind: 'none' }, picture('photo', 11, 8, at(8, 15, { rotation: 20 }))) };
}

/** The stored file of a preset. With GOLDEN=write, the file that is made now takes its place. */
export function goldenFile(name: RipName, made: Uint8Array): Uint8Array {
  const path = new URL(`golden/${name}.${RIP_PRESETS[name].settings.format ?? 'pdf'}`, import.meta.url);
  if (process.env['GOLDEN'] === 'write') writeFileSync(path, made);
  return readFileSync(path);
}

/** A plate of a PDF: the name of a spot colour or of the process space, and how it is painted. */
interface Plate {
  readonly name: string;
  readonly form: 'fill' | 'stroke' | 'image';
  readonly width?: number;
}

/** The plates of a PDF's page in the order of printing, by our own reader of its objects and operators. */
export function platesRead(bytes: Uint8Array): readonly Plate[] {
  const file = readPdf(bytes);
  const kids = file.get(file.trailer, '/Root', '/Pages', '/Kids');
  const page = file.get(isList(kids) ? kids[0] : undefined);
  if (!isDictionary(page)) throw new Error('expected a page');
  const plates = paintedSpaces(file, page).marks.map(({ space, ...mark }) => ({ ...mark, name: nameOf(space) }));
  const keys = new Set<string>();
  return plates.filter((plate) => !keys.has(JSON.stringify(plate)) && keys.add(JSON.stringify(plate)));
}

function nameOf(space: PdfValue): string {
  const [family, name] = isList(space) ? space : [space];
  const found = family === '/Separation' ? name : family;
  return typeof found === 'string' ? found.slice(1) : '';
}
