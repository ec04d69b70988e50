import type { Point } from './browser.ts';

/**
 * Runs in the page: moves several fingers by synthetic pointer events, because WebKitGTK's driver does not support
 * touch. The browser captures only pointers that it knows, so the capture of these is implemented here.
 * @param paths of each finger, one point per frame
 */
export async function moveMadeFingers(paths: readonly (readonly Point[])[]): Promise<void> {
  const FIRST_ID = 900;
  const captured = new Map<number, Element>();
  const { prototype } = Element;
  const real = Object.getOwnPropertyDescriptors(prototype);
  prototype.setPointerCapture = function capture(this: Element, id) {
    captured.set(id, this);
  };
  prototype.releasePointerCapture = (id) => void captured.delete(id);
  prototype.hasPointerCapture = (id) => captured.has(id);
  const first = paths[0]?.[0] ?? { x: 0, y: 0 };
  const target = document.elementFromPoint(first.x, first.y) ?? document.body;
  const send = (type: string, finger: number, { x, y }: Point) => {
    const ends = type === 'pointerup';
    // What is touched may be gone, while its finger is captured.
    (captured.get(FIRST_ID + finger) ?? target).dispatchEvent(
      new PointerEvent(type, {
        pointerId: FIRST_ID + finger,
        pointerType: 'touch',
        isPrimary: finger === 0,
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: x,
        clientY: y,
        button: type === 'pointermove' ? -1 : 0,
        buttons: ends ? 0 : 1,
        pressure: ends ? 0 : 0.5,
      }),
    );
  };
  const each = (type: string, step: number) =>
    paths.forEach((path, finger) => {
      const at = path.at(Math.min(step, path.length - 1));
      if (at) send(type, finger, at);
    });
  const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  try {
    const steps = Math.max(...paths.map((path) => path.length));
    each('pointerdown', 0);
    for (let step = 1; step < steps; step += 1) {
      await nextFrame();
      each('pointermove', step);
    }
    await nextFrame();
    each('pointerup', steps);
    each('lostpointercapture', steps);
  } finally {
    const { setPointerCapture, releasePointerCapture, hasPointerCapture } = real;
    Object.defineProperties(prototype, { setPointerCapture, releasePointerCapture, hasPointerCapture });
  }
}
