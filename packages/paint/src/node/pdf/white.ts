import { chokeRegion, type Path, type Rect, region, regionPaths } from '@cpc/design';
import { dpiToScale } from '@cpc/domain';
import { clipOperators, holeClips, type PageSpace, pageSpace, pathOperators, rasterMatrix } from './content.ts';
import type { Pass } from './pass.ts';
import type { InkPlates } from './plates.ts';
import { whiteSpace } from './spot.ts';
import type { PdfWriter } from './writer.ts';
import type { PressColours } from '../plates/colours.ts';
import { mapStrips } from '../plates/strips.ts';
import { tracedWhite, VECTOR_WHITE_FROM } from '../plates/white-path.ts';
import type { PrintFileRequest } from '../raster/print-request.ts';
import { whitePlate } from '../plates/underbase.ts';

/** The white pass: a shape filled with the spot colour, or a raster as dense as the ink is opaque. */
export async function whitePass(
  { surface, settings }: PrintFileRequest,
  page: Rect,
  plates: InkPlates,
  { channels }: PressColours,
  writer: PdfWriter,
): Promise<Pass | undefined> {
  const { alpha } = plates;
  if (!alpha) return undefined;
  const { whiteName, whiteChoke, inkArea, dpi } = settings;
  const space = whiteSpace(whiteName, channels);
  const where = chokeRegion(region(surface, inkArea), whiteChoke);
  const scale = dpiToScale(dpi);
  const onPage = pageSpace(page);
  if (settings.white === 'vector') {
    const pixel = alpha.step / scale;
    const shape =
      plates.isOpaque || isFull(alpha.alpha)
        ? `${holeClips(where, page, onPage)}\n${filled(regionPaths(where).outline, onPage)}`
        : `${clipOperators(where, page, onPage)}\n${filled(moved(tracedWhite(alpha, whiteChoke, pixel), page), onPage)}`;
    return { operators: `/WhiteInk cs 1 scn\n${shape}`, spaces: { WhiteInk: space } };
  }
  const raster = whitePlate(alpha, whiteChoke * scale);
  const strips = await mapStrips(plates.height, (from, count, desk) =>
    desk.pack(raster.subarray(from * plates.width, (from + count) * plates.width)),
  );
  const image = writer.image(plates, space, strips);
  const operators = `${clipOperators(where, page, onPage)}\n${rasterMatrix(plates, page, scale)} cm\n/WhiteRaster Do`;
  return { operators, images: { WhiteRaster: image } };
}

function isFull(alpha: Uint8Array): boolean {
  const least = Math.ceil(VECTOR_WHITE_FROM * 255);
  for (let i = 0; i < alpha.length; i++) if ((alpha[i] ?? 0) < least) return false;
  return true;
}

const filled = (path: Path, space: PageSpace): string => (path.length > 0 ? `${pathOperators(path, space)}\nf*` : '');

/** Moves a path from the raster's corner, which is the page's corner, to the space of the surface. */
function moved(path: Path, { x, y }: Rect): Path {
  return path.map((command) =>
    command[0] === 'move' || command[0] === 'line' ? ([command[0], command[1] + x, command[2] + y] as const) : command,
  );
}
