import type { DesignDocument, Surface } from '@cpc/design';
import { titleIn } from './titles.ts';
import { type Composer, createComposer } from './templates/composer.ts';
import { BAUHAUS } from './templates/designs/bauhaus.ts';
import { BOTANICAL } from './templates/designs/botanical.ts';
import { BRUSH } from './templates/designs/brush.ts';
import { LOUD, STONE } from './templates/designs/cases.ts';
import { BIG_TYPE, FINE_LINES, PHOTO_FIRST } from './templates/designs/fields.ts';
import { MAPS } from './templates/designs/maps.ts';
import { NIGHT } from './templates/designs/night.ts';
import { SEVENTIES } from './templates/designs/retro.ts';
import { RISO } from './templates/designs/riso.ts';
import { SPORT } from './templates/designs/sport.ts';
import { TICKET } from './templates/designs/ticket.ts';
import { ZINE } from './templates/designs/zine.ts';
import { ZODIAC } from './templates/designs/zodiac.ts';
import { AUTUMN } from './templates/designs/autumn.ts';
import { DIWALI } from './templates/designs/diwali.ts';
import { EID } from './templates/designs/eid.ts';
import { LUNAR } from './templates/designs/lunar.ts';
import { WINTER } from './templates/designs/winter.ts';
import { CRAYON } from './templates/designs/crayon.ts';
import { DESK } from './templates/designs/desk.ts';
import { FILM } from './templates/designs/film.ts';
import { LIGHT } from './templates/designs/light.ts';
import { INITIALS } from './templates/designs/initials.ts';
import { BABY, GRADUATION, PARTY } from './templates/designs/milestones.ts';
import { PETS } from './templates/designs/pets.ts';
import { BISCUITS, GOLF_BALLS, SHIRTS } from './templates/designs/things.ts';
import { typefaceOf } from './templates/faces.ts';
import { sturdierFrom } from './templates/lettering.ts';
import type { Template } from './templates/template.ts';

const FAMILIES: readonly (readonly Template[])[] = [
  PARTY,
  RISO,
  PHOTO_FIRST,
  BRUSH,
  FINE_LINES,
  PETS,
  TICKET,
  ZODIAC,
  BOTANICAL,
  SPORT,
  ZINE,
  BABY,
  SEVENTIES,
  WINTER,
  LIGHT,
  EID,
  LUNAR,
  DIWALI,
  GRADUATION,
  DESK,
  AUTUMN,
  CRAYON,
  FILM,
  INITIALS,
  MAPS,
  BAUHAUS,
  NIGHT,
  BIG_TYPE,
  STONE,
  LOUD,
  SHIRTS,
  GOLF_BALLS,
  BISCUITS,
];
const MAX_FAMILY_LENGTH = Math.max(...FAMILIES.map(({ length }) => length));

/**
 * Finished designs to start with (ED-12), in the order in which they are offered: one of each family, then the next of
 * each, so that neighbours differ.
 */
export const TEMPLATES: readonly Template[] = Array.from({ length: MAX_FAMILY_LENGTH }, (_, i) =>
  FAMILIES.flatMap((designs) => designs[i] ?? []),
).flat();

/** The templates for the category of a surface. */
export const templatesFor = ({ category }: Surface): readonly Template[] =>
  TEMPLATES.filter(({ categories }) => categories.includes(category));

/**
 * A template on a surface, with its words in a language, or in English if they are not there; the same result each time.
 * @param language its code
 */
export function designOf(template: Template, surface: Surface, language: string): DesignDocument {
  const composer = createComposer(surface, language);
  compose(template, composer, language);
  return composer.document();
}

/** A text, and the typefaces in which it may be set. */
interface Lettering {
  readonly text: string;
  readonly typefaces: readonly string[];
}

/** The texts of a template in a language, and the typefaces in which `designOf` may set them. */
export function letteringOf(template: Template, surface: Surface, language: string): readonly Lettering[] {
  const seen: Lettering[] = [];
  const composer = createComposer(surface, language);
  const words: Composer['words'] = (text, style) => {
    seen.push({ text, typefaces: sturdierFrom(typefaceOf(style, language)) });
  };
  compose(template, { ...composer, words }, language);
  return seen;
}

function compose(template: Template, composer: Composer, language: string): void {
  const fields = Object.entries(template.fields).map(
    ([field, samples]) => [field, titleIn(samples, language)] as const,
  );
  template.draw(composer, titleIn(template.words, language), Object.fromEntries(fields));
}
