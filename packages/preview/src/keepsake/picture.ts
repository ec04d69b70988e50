import type { Form } from '@cpc/design';
import { groundFor, groundPicture } from './ground.ts';
import { pause } from './pause.ts';
import { createStand } from './stand.ts';
import type { Subject } from './subject.ts';

/** Pixels: 4 to 5, as feeds show pictures. */
const [WIDTH, HEIGHT] = [1536, 1920];
/** Pixels of the artwork's longer side. */
const ART_PX = 2048;
const QUALITY = 0.93;
/**
 * How the goods are seen best, radians: a case from the side of its keys, a ball with its print in the middle, a biscuit as
 * it lies on a table, a shirt as it is worn.
 */
const VIEWS: Readonly<Record<Form['kind'], { readonly roll: number; readonly yaw: number; readonly pitch: number }>> = {
  shell: { roll: -0.13, yaw: -0.3, pitch: 0.16 },
  ball: { roll: 0, yaw: -0.05, pitch: 0.03 },
  disc: { roll: -0.1, yaw: -0.16, pitch: -0.5 },
  garment: { roll: 0, yaw: -0.24, pitch: 0.05 },
};

/**
 * A picture of the goods with the design, as they lie on a quiet ground: a JPEG of 1536 × 1920 pixels (ED-09).
 * @throws Error if the browser provides no WebGL
 */
export async function keepsakePicture(subject: Subject): Promise<Blob> {
  const art = subject.paint(subject.document, ART_PX);
  await pause();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('keepsakePicture: the browser has no canvas');
  context.drawImage(groundPicture(groundFor(art), WIDTH, HEIGHT), 0, 0);
  const shot = await shotOf(subject, art);
  await pause();
  context.translate(WIDTH / 2, HEIGHT / 2);
  context.rotate(VIEWS[subject.surface.form.kind].roll);
  // A near shadow and a far one, as of a large lamp above.
  for (const [blur, x, y, dark] of SHADOWS) {
    Object.assign(context, { shadowBlur: blur, shadowOffsetX: x, shadowOffsetY: y });
    context.shadowColor = `rgba(24, 14, 26, ${dark})`;
    context.drawImage(shot, -shot.width / 2, -shot.height / 2);
  }
  await pause();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('keepsakePicture: no picture')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

const SHADOWS = [
  [150, 70, 110, 0.34],
  [34, 10, 18, 0.36],
] as const;

/** The goods alone, on a transparent ground. */
async function shotOf(subject: Subject, art: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const [width, height] = [WIDTH, Math.round(HEIGHT * 0.84)];
  const shot = Object.assign(document.createElement('canvas'), { width, height });
  const context = shot.getContext('2d');
  const stand = createStand(subject, width, height, { smooth: true });
  try {
    await pause();
    stand.dress(art);
    await pause();
    const middle = { x: width / 2, y: height / 2, scale: 1, opacity: 1, floor: false };
    const { yaw, pitch } = VIEWS[subject.surface.form.kind];
    if (context) stand.show(context, { yaw, pitch, ...middle });
  } finally {
    stand.dispose();
  }
  return shot;
}
