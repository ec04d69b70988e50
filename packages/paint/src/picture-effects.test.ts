import { MAX_SILHOUETTE_POINTS, type PictureLayer } from '@cpc/design';
import { mm } from '@cpc/domain';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { inkBox } from './ink-box.ts';
import { paintLayer } from './layer.ts';
import { PRINT_CANVASES } from './node/raster/canvas.ts';
import type { PrintImage } from './node/raster/decode.ts';
import { assetsOf, at, colour, easel, picture, quarters } from './testing/scene.ts';
import { createSilhouettes } from './silhouettes.ts';
import { traceSilhouette } from './trace/silhouette.ts';

const SCALE = 6;
const SIDE = 60;

/** A blue disc in the middle of an otherwise transparent picture, half as wide as it. */
function disc(side: number): PrintImage {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1c4fd8';
  context.arc(side / 2, side / 2, side / 4, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

/** A picture of 40 × 40 mm in the middle of 60 × 60 mm. */
const shown = (more: Partial<PictureLayer> = {}): PictureLayer => ({
  ...picture('p', 40, 40, at(SIDE / 2, SIDE / 2)),
  ...more,
});

const EDGE = { colour: colour('#ffffff'), width: mm(2) };
const SHADOW = { colour: colour('#00ff00'), dx: mm(12), dy: mm(0), blur: mm(0) };

function painted(layer: PictureLayer, image: PrintImage = disc(800)) {
  const one = easel(SIDE * SCALE, SIDE * SCALE);
  paintLayer(one.target, layer, SCALE, assetsOf({ picture: () => image }));
  return { ...one, at: (x: number, y: number) => one.pixel(Math.floor(x * SCALE), Math.floor(y * SCALE)) };
}

/** The share of the values that differ by more than a soft edge may. */
function shareOff(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let off = 0;
  for (let i = 0; i < one.length; i++) if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > 24) off += 1;
  return off / one.length;
}

const [BLUE, WHITE, GREEN, NOTHING] = [
  [0x1c, 0x4f, 0xd8, 255],
  [255, 255, 255, 255],
  [0, 255, 0, 255],
  [0, 0, 0, 0],
];

describe('the edge and the shadow of a picture', () => {
  it('[ED-08] an edge follows what is opaque, not the box of the picture', () => {
    const cut = painted(shown({ edge: EDGE }));
    expect([30, 39.5, 41, 42.6].map((x) => cut.at(x, 30))).toEqual([BLUE, BLUE, WHITE, NOTHING]);
    // At an angle it is as wide: 10 mm to the line of the disc, 12 mm to the end of the edge.
    expect([9.5, 11, 12.6].map((d) => cut.at(30 + d * Math.SQRT1_2, 30 + d * Math.SQRT1_2))).toEqual([
      BLUE,
      WHITE,
      NOTHING,
    ]);
  });

  it('[ED-08] an edge follows the mask and the crop', () => {
    const masked = painted(shown({ edge: EDGE, mask: 'circle' }), quarters(400, 400));
    expect([49, 51, 52.6].map((x) => masked.at(x, 30)[3])).toEqual([255, 255, 0]);
    expect(masked.at(51, 30)).toEqual(WHITE);
    expect(masked.at(47, 47)).toEqual(NOTHING);
    const right = painted(shown({ edge: EDGE, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }));
    // The crop cuts through the disc: the edge goes on along the cut.
    expect([7, 9, 11].map((x) => right.at(x, 30))).toEqual([NOTHING, WHITE, BLUE]);
    const both = painted(shown({ edge: EDGE, mask: 'circle', crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } }));
    expect([30, 51, 52.6].map((x) => both.at(x, 30))).toEqual([BLUE, WHITE, NOTHING]);
  });

  it('[ED-08] an opaque picture has an edge around its box', () => {
    const photo = painted(shown({ edge: EDGE }), quarters(400, 400));
    expect([7, 9].map((x) => photo.at(x, 30))).toEqual([NOTHING, WHITE]);
    expect(photo.at(11, 30)[3]).toBe(255);
  });

  it('[ED-08] a shadow has the shape of the picture with its edge', () => {
    const cut = painted(shown({ shadow: SHADOW }));
    expect([30, 45, 51.5, 53].map((x) => cut.at(x, 30))).toEqual([BLUE, GREEN, GREEN, NOTHING]);
    const edged = painted(shown({ shadow: SHADOW, edge: EDGE }));
    expect([41, 45, 53.5, 54.6].map((x) => edged.at(x, 30))).toEqual([WHITE, GREEN, GREEN, NOTHING]);
  });

  it('[ED-08] the opacity of a layer applies once where picture, edge and shadow overlap', () => {
    const cut = painted(shown({ shadow: SHADOW, edge: EDGE, opacity: 0.5 }));
    for (const x of [30, 41, 45]) expect(cut.at(x, 30)[3]).toBe(128);
    expect(cut.at(41, 30).slice(0, 3)).toEqual([255, 255, 255]);
  });

  it('[ED-08] [ED-10.2] a proxy and the whole picture give the same edge, also when turned', () => {
    for (const rotation of [0, 30]) {
      const layer = shown({ edge: EDGE, placement: at(SIDE / 2, SIDE / 2, { rotation }) });
      const [whole, proxy] = [painted(layer, disc(3000)).pixels(), painted(layer, disc(700)).pixels()];
      expect(shareOff(whole, proxy)).toBeLessThan(0.001);
    }
  });

  it('[ED-08] a part of the case is painted as in the whole', () => {
    const layer = shown({ edge: EDGE, shadow: { ...SHADOW, blur: mm(3) } });
    const whole = painted(layer);
    const part = easel(SIDE * SCALE, 60);
    part.context.translate(0, -200);
    paintLayer(part.target, layer, SCALE, assetsOf({ picture: () => disc(800) }));
    const strip = whole.context.getImageData(0, 200, SIDE * SCALE, 60).data;
    expect(shareOff(part.pixels(), strip)).toBe(0);
  });

  it('[PF-01.2] the ink of a picture reaches as far as its edge and its shadow', () => {
    const outlines = { outline: () => undefined };
    expect(inkBox(shown(), outlines)).toEqual({ x: -20, y: -20, width: 40, height: 40 });
    expect(inkBox(shown({ edge: EDGE }), outlines)).toEqual({ x: -22, y: -22, width: 44, height: 44 });
    expect(inkBox(shown({ edge: EDGE, shadow: SHADOW }), outlines)).toEqual({ x: -22, y: -22, width: 56, height: 44 });
  });
});

describe('createSilhouettes', () => {
  const MIDDLE = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

  it('[ED-08] reads the alpha of an opaque picture once, whatever its crop, size and mask', () => {
    let reads = 0;
    const counting = {
      ...PRINT_CANVASES,
      createCanvas: (width: number, height: number) => {
        reads += 1;
        return PRINT_CANVASES.createCanvas(width, height);
      },
    };
    const photo = quarters(400, 400);
    const silhouettes = createSilhouettes<PrintImage>(counting, () => photo);
    const box = silhouettes.silhouette(shown());
    const after = reads;
    expect(after).toBeGreaterThan(0);
    expect(silhouettes.silhouette(shown({ crop: MIDDLE }))).toEqual(box);
    expect(silhouettes.silhouette(shown({ crop: MIDDLE, width: mm(20), height: mm(30) }))).toHaveLength(5);
    expect(silhouettes.silhouette(shown({ crop: MIDDLE, mask: 'circle' }))).not.toEqual(box);
    expect(reads).toBe(after);
  });

  it('[ED-08] follows the alpha of a cut-out after an opaque crop of it', () => {
    const cut = disc(800);
    const silhouettes = createSilhouettes(PRINT_CANVASES, () => cut);
    expect(silhouettes.silhouette(shown({ crop: MIDDLE }))).toHaveLength(5);
    expect(silhouettes.silhouette(shown())?.length).toBeGreaterThan(20);
  });
});

describe('traceSilhouette', () => {
  it('[ED-08] of noise has not too many points', () => {
    const pixels = new Uint8ClampedArray(4 * 512 * 512);
    let random = 1;
    for (let i = 3; i < pixels.length; i += 4) {
      random = (random * 48_271) % 2_147_483_647;
      pixels[i] = random & 255;
    }
    const noise = createCanvas(512, 512);
    noise.getContext('2d').putImageData(new ImageData(pixels, 512, 512), 0, 0);
    const path = traceSilhouette(PRINT_CANVASES, shown(), noise);
    expect(path.filter(([kind]) => kind !== 'close').length).toBeLessThanOrEqual(MAX_SILHOUETTE_POINTS);
  });

  it('[ED-08] of an empty picture is empty, and a hole stays a hole', () => {
    expect(traceSilhouette(PRINT_CANVASES, shown(), createCanvas(64, 64))).toEqual([]);
    const ring = disc(800);
    const context = ring.getContext('2d');
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    context.arc(400, 400, 100, 0, 2 * Math.PI);
    context.fill();
    const path = traceSilhouette(PRINT_CANVASES, shown(), ring);
    expect(path.filter(([kind]) => kind === 'move')).toHaveLength(2);
  });
});
