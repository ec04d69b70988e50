import { glow, n, shape, type Studio } from '../draw/studio.ts';
import type { Cast } from './cast.ts';
import { streaks } from './company.ts';
import { blossomBranch, falling } from './plants.ts';

/** What is before everything: branches, rain, snow, petals, leaves, fireflies, mist. */
export function overlay(studio: Studio, cast: Cast): string {
  const { understanding, palette, height, width, unit, random } = studio;
  const { weather, season } = understanding;
  let all = '';
  if (cast.blossom)
    all +=
      blossomBranch(studio, random.chance(0.5) ? 1 : -1, height * 0.12) +
      falling(studio, ['#ffc4d6', '#ff9dbb', '#ffe1ea'], 34);
  if (season === 'autumn') all += falling(studio, ['#e8833a', '#d9512c', '#f2b134'], 36);
  if (weather.includes('fog'))
    for (const y of [0.5, 0.62, 0.74])
      all += `<ellipse cx="${n(width * random())}" cy="${n(height * y)}" rx="${n(width * 0.8)}" ry="${n(unit * 6)}" fill="#ffffff" fill-opacity=".32"/>`;
  if (weather.includes('rain') || weather.includes('storm')) all += streaks(studio);
  if (weather.includes('storm')) all += bolt(studio);
  const snowy = weather.includes('snowing') || season === 'winter' || studio.place === 'snow';
  if (snowy)
    for (let flake = 0; flake < 110; flake++)
      all += glow([random() * width, random() * height, unit * (0.25 + random() ** 2 * 1)], '#ffffff', 0.9);
  if (studio.style === 'anime') all += air(studio);
  if (studio.place === 'forest' && palette.dark)
    for (let fly = 0; fly < 34; fly++)
      all += glow(
        [random() * width, height * random.between(0.5, 0.96), unit * random.between(0.35, 0.8)],
        '#ffe98a',
        0.95,
      );
  return all;
}

/** Beams of light and specks that float in it. */
function air({ width, height, random, unit, palette }: Studio): string {
  const from = random.chance(0.5) ? 0.1 : 0.9;
  let all = '';
  for (let beam = 0; beam < 5; beam++) {
    const x = width * from;
    const to = width * (from < 0.5 ? 0.25 + beam * 0.24 : 0.75 - beam * 0.24);
    const wide = unit * random.between(5, 12);
    all += `<path d="M${n(x)} ${n(-unit * 4)}L${n(to)} ${n(height * 0.9)}h${n(wide * 2)}Z" fill="${palette.light}" fill-opacity=".09"/>`;
  }
  for (let speck = 0; speck < 30; speck++)
    all += glow(
      [random() * width, height * random.between(0.25, 1), unit * random.between(0.3, 1.5)],
      palette.light,
      0.1 + random() * 0.5,
    );
  return all;
}

function bolt(studio: Studio): string {
  const { width, height, unit } = studio;
  const [x, y] = [width * 0.78, height * 0.16];
  return shape(
    studio,
    `M${n(x)} ${n(y)}l${n(-unit * 9)} ${n(unit * 18)}h${n(unit * 6)}l${n(-unit * 5)} ${n(unit * 15)}l${n(unit * 15)} ${n(-unit * 21)}h${n(-unit * 7)}l${n(unit * 6)} ${n(-unit * 12)}Z`,
    '#ffe27a',
  );
}
