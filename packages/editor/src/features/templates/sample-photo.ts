import type { IdeaPhoto } from '@cpc/design';
import { type AssetId, brand } from '@cpc/domain';
import type { EditorAssets } from '../../assets/assets.ts';

/** Stands for the customer's photo on a template. It is never in a design. */
export const SAMPLE_PHOTO: IdeaPhoto = { asset: brand<AssetId>('0'.repeat(64)), width: 480, height: 640 };

const drawn = new WeakSet<EditorAssets>();

/** Draws the sample: hills in the evening sun. */
export async function showSamplePhoto(assets: EditorAssets): Promise<void> {
  if (drawn.has(assets)) return;
  drawn.add(assets);
  const { width, height, asset } = SAMPLE_PHOTO;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return;
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#8fb6d9'],
    [0.45, '#f4c9a5'],
    [0.62, '#f2a98b'],
  ] as const)
    sky.addColorStop(at, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fff0cf';
  context.beginPath();
  context.arc(width * 0.62, height * 0.47, width * 0.12, 0, 2 * Math.PI);
  context.fill();
  for (const [top, swing, colour] of [
    [0.58, 0.05, '#c98f86'],
    [0.68, 0.06, '#8d7f8f'],
    [0.8, 0.04, '#5d6480'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 8)
      context.lineTo(x, height * (top + swing * Math.sin((x / width) * 7 + top * 20)));
    context.lineTo(width, height);
    context.fill();
  }
  assets.putPicture(asset, await createImageBitmap(canvas));
}
