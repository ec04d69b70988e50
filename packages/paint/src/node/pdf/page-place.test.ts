import { bleedBox, type Correction, type PrintPlace, placeMatrix } from '@cpc/design';
import { mm } from '@cpc/domain';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageSeen, platesSeen, PRINTS, printOf, type Seen, TOOLS } from '../../testing/prints.ts';
import { at, CASE, design, doodle, stroke } from '../../testing/scene.ts';
import { runOn } from '../../testing/tools.ts';
import { renderPrintFile } from '../print-file.ts';

const DPI = 300;
const PER_MM = DPI / 25.4;
const TURNED: Correction = { offsetX: mm(1.25), offsetY: mm(-0.8), scaleX: 1004, scaleY: 997, rotation: 1.5 };
const MOVED: Correction = { offsetX: mm(1.25), offsetY: mm(-0.8), scaleX: 1000, scaleY: 1000, rotation: 0 };
const place = (correction: Correction): PrintPlace => ({
  version: 1,
  page: { width: 110, height: 140 },
  x: mm(30),
  y: mm(12),
  slot: 'A',
  correction,
});
/** The centres of dots of 2 mm on the case. */
const DOTS = [
  [12, 50],
  [48, 50],
  [30, 95],
] as const;
const dots = design(
  { kind: 'none' },
  ...DOTS.map(([x, y], index) => ({
    ...doodle([stroke('pen', '#000000', 2, [0, 0, 1, 0.001, 0, 1])], at(x, y)),
    id: `dot-${index}` as ReturnType<typeof doodle>['id'],
  })),
);

async function asked(settings: Parameters<typeof printOf>[1], shellUnderbase: 'underColour' | 'mirroredOverColour') {
  return { ...(await printOf('free', settings)), document: dots, surface: CASE, shellUnderbase };
}

/** The centre of mass of the ink within 2 mm of a point of the page, in mm. @param ink 0 none … 255 */
function centre({ width }: Seen, near: { x: number; y: number }, ink: (index: number) => number) {
  const sums = { mass: 0, x: 0, y: 0 };
  const reach = Math.round(2 * PER_MM);
  const [cx, cy] = [Math.round(near.x * PER_MM), Math.round(near.y * PER_MM)];
  for (let y = cy - reach; y <= cy + reach; y++) {
    for (let x = cx - reach; x <= cx + reach; x++) {
      const mass = ink(y * width + x);
      sums.mass += mass;
      sums.x += mass * (x + 0.5);
      sums.y += mass * (y + 0.5);
    }
  }
  return { x: sums.x / sums.mass / PER_MM, y: sums.y / sums.mass / PER_MM };
}

function expected(at: PrintPlace, mirrored: boolean) {
  const { a, b, c, d, e, f } = placeMatrix(at);
  return DOTS.map(([left, y]) => {
    const x = mirrored ? CASE.width - left : left;
    return { x: a * x + c * y + e, y: b * x + d * y + f };
  });
}

/**
 * mm per pixel. With Poppler a centre is exact to half of it; Ghostscript fills every touched pixel: to a whole one.
 */
const PIXEL = 25.4 / DPI;

/** The largest distance of a dot from its calibrated position, in mm. */
function farthest(seen: Seen, ink: (index: number) => number, at: PrintPlace, mirrored = false): number {
  const distances = expected(at, mirrored).map((point) => {
    const found = centre(seen, point, ink);
    return Math.hypot(found.x - point.x, found.y - point.y);
  });
  return Math.max(...distances);
}

describe('a calibrated print', () => {
  it.skipIf(!TOOLS.pdftoppm).each(['underColour', 'mirroredOverColour'] as const)(
    '[SA-06.1] has its marks moved, scaled and rotated exactly, %s',
    async (underbase) => {
      const where = place(TURNED);
      const page = await pageSeen(await renderPrintFile(await asked({ white: 'none', place: where }, underbase)), DPI);
      const ink = (index: number) => 255 - (page.data[index * 3] ?? 0);
      expect(farthest(page, ink, where, underbase === 'mirroredOverColour')).toBeLessThan(PIXEL / 2);
    },
  );

  it.skipIf(!TOOLS.gs).each(['vector', 'raster'] as const)(
    '[SA-06.1] has its %s white moved with the ink above it',
    async (white) => {
      const where = place(TURNED);
      const file = await renderPrintFile(await asked({ white, place: where }, 'underColour'));
      const plate = (await platesSeen(file, DPI)).get('White');
      if (!plate) throw new Error('no white');
      expect(farthest(plate, (index) => plate.data[index] ?? 0, where)).toBeLessThan(PIXEL);
    },
  );

  it.skipIf(!TOOLS.pdfinfo)('[SA-06.1] has a page of the whole bed, with its boxes around the print', async () => {
    const boxes = runOn(
      await renderPrintFile(await asked({ place: place(MOVED) }, 'underColour')),
      'pdfinfo',
      '-box',
      '%',
    );
    const box = (kind: string): number[] =>
      (new RegExp(`${kind}:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`).exec(boxes)?.slice(1) ?? []).map(
        (points) => Math.round((Number(points) * 25.4 * 100) / 72) / 100,
      );
    expect(box('MediaBox')).toEqual([0, 0, 110, 140]);
    const { width, height } = CASE;
    const foot = 140 - (12 - 0.8) - height;
    const trim = [31.25, foot, 31.25 + width, foot + height];
    box('TrimBox').forEach((value, index) => expect(value).toBeCloseTo(trim[index] ?? 0, 1));
    const { bleed } = PRINTS.free.surface;
    box('BleedBox').forEach((value, index) =>
      expect(value).toBeCloseTo((trim[index] ?? 0) + (index < 2 ? -bleed : bleed), 1),
    );
  });

  it.each(['underColour', 'mirroredOverColour'] as const)(
    '[SA-06.1] as a picture has its marks moved, %s',
    async (underbase) => {
      const where = place(MOVED);
      const settings = { format: 'png', white: 'none', place: where } as const;
      const file = await renderPrintFile(await asked(settings, underbase));
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([Math.ceil(110 * PER_MM), Math.ceil(140 * PER_MM)]);
      const seen = { data, width: info.width, height: info.height };
      const ink = (index: number) => data[index * 4 + 3] ?? 0;
      expect(farthest(seen, ink, where, underbase === 'mirroredOverColour')).toBeLessThan(PIXEL / 2);
    },
  );

  it('[SA-06.1] without correction gives the same file as before', async () => {
    const bleed = bleedBox(CASE);
    const alone = {
      ...place({ ...MOVED, offsetX: mm(0), offsetY: mm(0) }),
      page: bleed,
      x: mm(-bleed.x),
      y: mm(-bleed.y),
    };
    const [plain, placed] = await Promise.all([
      renderPrintFile(await asked({ format: 'png', white: 'none' }, 'underColour')),
      renderPrintFile(await asked({ format: 'png', white: 'none', place: alone }, 'underColour')),
    ]);
    expect(Buffer.from(placed).equals(Buffer.from(plain))).toBe(true);
  });
});
