/** One scene for all three pages: 100 pictures on 720 × 1280 px; one of them is dragged across the others. */
export const SCENE = { width: 720, height: 1280, layers: 100, dragged: 50 } as const;

/** Where the dragged picture begins; the others keep away from it, so that a press finds it. */
export const START = { x: 600, y: 1120 } as const;
const CLEAR = 150;

export interface Item {
  /** Which of the pictures it shows. */
  readonly picture: number;
  /** Centre and edge, in px of the scene; degrees. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rotation: number;
}

export const PICTURES = 8;

/** From the lowest to the topmost; the same on every run. @param count of layers; the one in the middle is dragged */
export function items(count: number = SCENE.layers): readonly Item[] {
  const random = sequence(20_261_121);
  return Array.from({ length: count }, (_, i) => {
    if (i === Math.floor((count * SCENE.dragged) / SCENE.layers))
      return { picture: i % PICTURES, ...START, size: 120, rotation: 20 };
    for (;;) {
      const item = {
        picture: i % PICTURES,
        x: random() * SCENE.width,
        y: random() * SCENE.height,
        size: 60 + random() * 120,
        rotation: random() * 360,
      };
      if (Math.hypot(item.x - START.x, item.y - START.y) > CLEAR + item.size / 2) return item;
    }
  });
}

/** A picture of 256 px with soft and hard edges, different for every number. */
export function drawPicture(number: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const hue = (number * 360) / PICTURES;
  const light = context.createRadialGradient(100, 90, 10, 128, 128, 126);
  light.addColorStop(0, `hsl(${hue} 90% 75%)`);
  light.addColorStop(1, `hsl(${hue + 40} 80% 40%)`);
  context.fillStyle = light;
  context.beginPath();
  context.arc(128, 128, 124, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = `hsl(${hue + 180} 90% 60%)`;
  context.fillRect(88, 88, 80, 80);
  return canvas;
}

/** A linear congruential sequence in 0 … 1 (Numerical Recipes' constants). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
