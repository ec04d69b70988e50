import type { EnginePage } from './page.ts';

/** The share of the painted case that has this colour, 0 … 1. @param colour red, green and blue, 0 … 255 */
export function colourShare(phone: EnginePage, colour: readonly [number, number, number]): Promise<number> {
  return phone.browser.run(([red, green, blue]) => {
    const bands = [...document.querySelectorAll<HTMLCanvasElement>('canvas[data-band]')].filter((one) => !one.hidden);
    const boxes = bands.map((band) => band.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const width = Math.ceil(Math.max(...boxes.map((box) => box.right)) - left);
    const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom)) - top);
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) throw new Error('no canvas');
    bands.forEach((band, i) => {
      const box = boxes[i] as DOMRect;
      context.drawImage(band, box.left - left, box.top - top, box.width, box.height);
    });
    const { data } = context.getImageData(0, 0, width, height);
    const isNear = (p: number, wanted: number) => Math.abs((data[p] ?? 0) - wanted) < 12;
    let [painted, same] = [0, 0];
    for (let p = 0; p < data.length; p += 4) {
      if ((data[p + 3] ?? 0) < 250) continue;
      painted += 1;
      if (isNear(p, red) && isNear(p + 1, green) && isNear(p + 2, blue)) same += 1;
    }
    return same / Math.max(1, painted);
  }, colour);
}
