import type { EnginePage } from './page.ts';
import { layer } from './target.ts';

/**
 * The colours of the case in the four quarters of the picture on it, near their common corner: red, green and blue of
 * each.
 */
export async function quartersOf(phone: EnginePage): Promise<readonly (readonly number[])[]> {
  const { x, y, width, height } = await phone.rest(layer(/Picture/));
  return phone.browser.run(
    (points) => {
      const bands = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-band]')].filter((one) => !one.hidden);
      const spot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = spot.getContext('2d');
      return points.map((at) => {
        context?.clearRect(0, 0, 1, 1);
        for (const band of bands) {
          const box = band.getBoundingClientRect();
          const ratio = band.width / box.width;
          context?.drawImage(band, Math.round((box.left - at.x) * ratio), Math.round((box.top - at.y) * ratio));
        }
        return [...(context?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [])];
      });
    },
    [-0.12, 0.12].flatMap((down) => [-0.12, 0.12].map((across) => ({ x: x + across * width, y: y + down * height }))),
  );
}
