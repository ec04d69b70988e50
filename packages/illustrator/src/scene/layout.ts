import type { Layout } from './arrangement.ts';
import type { Actor, Cast } from './cast.ts';
import type { Studio } from '../draw/studio.ts';
import type { Understanding } from '../understand/types.ts';
import { mandalas } from './mandala.ts';
import { pattern } from './pattern.ts';
import { peek, stage, still, vista } from './stages.ts';
import { windowed } from './window.ts';

/** The arrangements that suit a picture; four seeds in a row give four different ones. */
export function layoutFor(studio: Studio, cast: Cast, seed: number): Layout {
  const layouts = suitable(studio, cast.hero);
  const at = ((Math.trunc(seed) % layouts.length) + layouts.length) % layouts.length;
  return layouts[at] ?? stage;
}

function suitable({ understanding }: Studio, hero: Actor | undefined): readonly Layout[] {
  if (understanding.ornament === 'mandala') return mandalas;
  if (understanding.ornament === 'pattern') return [pattern, windowed, pattern, hero === undefined ? pattern : still];
  if (hero === undefined) return [vista, windowed, stage, peek];
  if (hero.number > 5) return [pattern, stage, vista, pattern];
  // On paper nobody sees the scenery that was asked for.
  if (namesScenery(understanding))
    return hero.kind === 'face' ? [peek, windowed, vista, windowed] : [stage, windowed, vista, stage];
  switch (hero.kind) {
    case 'person':
    case 'stand':
      return [stage, windowed, vista, hero.kind === 'person' ? still : pattern];
    case 'swim':
    case 'fly':
    case 'vehicle':
    case 'building':
      return [stage, windowed, vista, pattern];
    case 'face':
      return [peek, windowed, still, pattern];
    case 'plant':
    case 'thing':
    case 'sign':
      return [still, windowed, pattern, stage];
  }
}

const namesScenery = ({ places, time, weather }: Understanding): boolean =>
  places.length > 0 || time !== null || weather.length > 0;
