export interface FrameTimes {
  /** Milliseconds of script per frame: the move and the work of the frame. */
  readonly script: readonly number[];
  /** Milliseconds from frame to frame. */
  readonly frame: readonly number[];
}

/** Drags a layer by synthetic pointer events, one per frame, because no driver sends touches to every engine. */
export async function drag(frames: number): Promise<FrameTimes> {
  const layer = [...document.querySelectorAll('[data-layer]')][50];
  if (!layer) throw new Error('the page has too few layers');
  const { left, top, width, height } = layer.getBoundingClientRect();
  const start = { x: left + width / 2, y: top + height / 2 };
  const stage = document.elementFromPoint(start.x, start.y);
  if (!stage) throw new Error('the layer is outside the view');
  // A synthetic pointer cannot be captured.
  const held = new Set<number>();
  const release = replaceOn(Element.prototype, {
    setPointerCapture: (id: number) => void held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  });
  const ownFrame = requestAnimationFrame.bind(globalThis);
  let drawn = 0;
  globalThis.requestAnimationFrame = (callback) =>
    ownFrame((time) => {
      const before = performance.now();
      callback(time);
      drawn += performance.now() - before;
    });
  const nextFrame = () => new Promise<number>((next) => ownFrame(next));
  const send = (type: string, dx: number, dy: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 900,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        cancelable: true,
        clientX: start.x + dx,
        clientY: start.y + dy,
        buttons: type === 'pointerup' ? 0 : 1,
        pressure: 0.5,
      }),
    );
  const script: number[] = [];
  const frame: number[] = [];
  send('pointerdown', 0, 0);
  let last = await nextFrame();
  const PICK_UP = 4;
  for (let i = 1; i <= PICK_UP + frames; i += 1) {
    drawn = 0;
    const before = performance.now();
    send('pointermove', -3 * i, -3 * i + 20 * Math.sin(i / 5));
    const moved = performance.now() - before;
    const now = await nextFrame();
    await Promise.resolve();
    if (i > PICK_UP) {
      script.push(moved + drawn);
      frame.push(now - last);
    }
    last = now;
  }
  send('pointerup', 0, 0);
  globalThis.requestAnimationFrame = ownFrame;
  release();
  return { script, frame };
}

/** @returns a function that restores the old methods */
function replaceOn(target: object, methods: object): () => void {
  const own = Object.fromEntries(Object.keys(methods).map((name) => [name, Reflect.get(target, name)]));
  Object.assign(target, methods);
  return () => void Object.assign(target, own);
}
