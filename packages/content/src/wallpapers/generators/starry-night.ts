import { mix, ramp, rgb } from '../../art/colour.ts';
import { clamp01, fractal, noiseFrom, smoothstep } from '../../art/noise.ts';
import type { Palette } from '../../art/palette.ts';
import { grain, type Sheet, shade } from '../../art/sheet.ts';

const HAZE = rgb('#b9a8ff');
const CORE = rgb('#ffe9d2');
const STAR_TINTS = ['255 255 255', '206 222 255', '255 232 204', '255 214 178'];

/** The Milky Way over a ridge of hills, the last light still on the horizon. Palette: four hills from far to near, then the sky from its top. */
export function drawStarryNight(sheet: Sheet, palette: Palette): void {
  drawSky(sheet, palette.slice(4));
  drawStars(sheet);
  drawHills(sheet, palette.slice(0, 4));
  grain(sheet, 7);
}

function drawSky(sheet: Sheet, colours: Palette): void {
  const sky = ramp(...colours);
  const cloud = fractal(noiseFrom(41), 5, 0.55);
  const dust = fractal(noiseFrom(42), 4, 0.6);
  shade(
    sheet,
    (px, py) => {
      const u = px / sheet.width;
      const v = py / sheet.width;
      const band = (u - 0.62 + (v - 0.75) * 0.55 + 0.16 * cloud(u * 1.6, v * 1.6)) / 0.24;
      const glow = Math.exp(-band * band) * (0.55 + 0.75 * clamp01(0.5 + cloud(u * 3.2 + 7, v * 3.2)));
      const lanes = smoothstep(0.02, 0.42, dust(u * 2.6 + 3, v * 2.6)) * Math.exp(-band * band * 2.4);
      const lit = clamp01(glow * (1 - 0.72 * lanes));
      const night = sky(clamp01((py / sheet.height) ** 2.3 * 1.16));
      return mix(mix(night, HAZE, lit * 0.42), CORE, lit ** 3 * 0.5);
    },
    2,
  );
}

/** Few bright stars and very many faint ones: brightness follows a power law, as in the sky. */
function drawStars({ ctx, width, height, random }: Sheet): void {
  for (let i = 0; i < 7400; i += 1) {
    const x = random.between(0, width);
    const y = height * 0.9 * random.unit() ** 1.15;
    const power = random.unit() ** 26;
    const radius = 0.75 + 0.5 * random.unit() + 2.9 * power;
    const tint = random.pick(STAR_TINTS);
    if (power > 0.3) drawGlow(ctx, x, y, radius * 9 * power, tint);
    ctx.fillStyle = `rgb(${tint} / ${0.35 + 0.65 * Math.max(power, random.unit() ** 3)})`;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
}

function drawGlow(ctx: Sheet['ctx'], x: number, y: number, radius: number, tint: string): void {
  const glow = ctx.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `rgb(${tint} / 0.3)`);
  glow.addColorStop(1, `rgb(${tint} / 0)`);
  ctx.fillStyle = glow;
  ctx.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Ridges, the farther the paler. */
function drawHills({ ctx, width, height }: Sheet, colours: Palette): void {
  const ridge = fractal(noiseFrom(44), 6, 0.48);
  colours.forEach((colour, i) => {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(0, height);
    for (let x = 0; x <= width; x += 3) {
      ctx.lineTo(x, height * (0.875 + 0.035 * i) - (250 - 34 * i) * ridge(x / (760 - 90 * i) + i * 13, i * 5) - 40);
    }
    ctx.lineTo(width, height);
    ctx.fill();
  });
}
