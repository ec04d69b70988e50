/** The print on the pictured goods: a bunch of flowers, so that what it is printed on stays visible around it. */
export function drawArt(width: number, height: number, ground: string | undefined): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (ground !== undefined) paintGround(context, ground);
  context.translate(width / 2, height * 0.6);
  const scale = Math.min(width / 300, height / 520);
  context.scale(scale, scale);
  for (const stem of STEMS) drawStem(context, stem);
  for (const stem of STEMS) drawBloom(context, stem);
  return canvas;
}

interface Stem {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly petals: number;
  readonly colour: string;
  readonly heart: string;
}

const STEMS: readonly Stem[] = [
  { x: -66, y: -96, size: 46, petals: 9, colour: '#ffb84d', heart: '#7a3d12' },
  { x: 62, y: -150, size: 56, petals: 8, colour: '#ff6f59', heart: '#ffd9a0' },
  { x: -12, y: -232, size: 50, petals: 10, colour: '#f7a8c4', heart: '#c2385f' },
  { x: 84, y: -40, size: 34, petals: 7, colour: '#8fb7ff', heart: '#23407a' },
  { x: -86, y: 4, size: 30, petals: 7, colour: '#f2614e', heart: '#ffe1b0' },
  { x: 12, y: -70, size: 40, petals: 9, colour: '#fff3d6', heart: '#f0a03c' },
];

function drawStem(context: CanvasRenderingContext2D, { x, y }: Stem): void {
  context.strokeStyle = '#3e7d5a';
  context.lineWidth = 7;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x * 0.12, 190);
  context.quadraticCurveTo(x * 0.1, 60, x, y);
  context.stroke();
  context.fillStyle = '#57a077';
  context.beginPath();
  context.ellipse(x * 0.42, 70 + y * 0.22, 10, 30, x > 0 ? 0.7 : -0.7, 0, 2 * Math.PI);
  context.fill();
}

function drawBloom(context: CanvasRenderingContext2D, { x, y, size, petals, colour, heart }: Stem): void {
  context.save();
  context.translate(x, y);
  for (let petal = 0; petal < petals; petal += 1) {
    context.rotate((2 * Math.PI) / petals);
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(0, -size * 0.62, size * 0.3, size * 0.5, 0, 0, 2 * Math.PI);
    context.fill();
    context.strokeStyle = 'rgba(70, 20, 20, 0.14)';
    context.lineWidth = 2;
    context.stroke();
  }
  context.fillStyle = heart;
  context.beginPath();
  context.arc(0, 0, size * 0.3, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** Hills at dusk, for goods that are printed to their edges. */
function paintGround(context: CanvasRenderingContext2D, ground: string): void {
  const { width, height } = context.canvas;
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, ground);
  sky.addColorStop(1, '#f7c9a0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (const [part, colour] of [
    [0.62, '#2f8f7f'],
    [0.74, '#1f6f66'],
    [0.86, '#14524e'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height * part);
    context.bezierCurveTo(
      ...([0.3, part - 0.09, 0.6, part + 0.08, 1, part - 0.03].map((share, i) =>
        i % 2 === 0 ? share * width : share * height,
      ) as [number, number, number, number, number, number]),
    );
    context.lineTo(width, height);
    context.lineTo(0, height);
    context.fill();
  }
}
