import type { Art } from '../art/art.ts';
import { isPerson, kindOf, type Kind } from '../art/kinds.ts';
import { artOf, holdable } from '../art/resolve.ts';
import type { Studio } from '../draw/studio.ts';
import type { Subject } from '../understand/types.ts';
import { stampOf, type Stamp } from './place.ts';

/** A subject that has been made ready to be put into the picture. */
export interface Actor {
  readonly stamp: Stamp;
  readonly kind: Kind;
  readonly number: number;
  readonly subject: Subject;
}

/** Who plays: the hero first, then companions. Blossom beside others is scenery, and people hold what can be held. */
export interface Cast {
  readonly hero: Actor | undefined;
  readonly companions: readonly Actor[];
  readonly blossom: boolean;
}

/** Trees of a named place grow in its landscape. */
const TREES = new Set(['1f334', '1f332', '1f333']);
const BLOSSOM = new Set(['1f338', '1f4ae']);

export function castOf(studio: Studio): Cast {
  const { subjects, season } = studio.understanding;
  const someone = subjects.find(({ art }) => isPerson(art));
  const held =
    someone === undefined || ['couple', 'family'].includes(someone.art)
      ? undefined
      : subjects.find(({ art }) => holdable(art) !== null);
  const blossom = season === 'spring' || (subjects.length > 1 && subjects.some(({ art }) => BLOSSOM.has(art)));
  const players = subjects.filter(
    (subject) =>
      subject !== held &&
      !(studio.understanding.places.length > 0 && TREES.has(subject.art) && subject.colour === null) &&
      !(subjects.length > 1 && BLOSSOM.has(subject.art)),
  );
  const actors = players.flatMap(withAnimal).flatMap((subject, at): Actor[] => {
    const coloured =
      subject === someone && held?.colour != null && subject.colour === null
        ? { ...subject, colour: held.colour }
        : subject;
    const art: Art | undefined = artOf(
      coloured,
      studio.random,
      subject === someone && held !== undefined ? holdable(held.art) : null,
    );
    if (art === undefined) return [];
    return [{ stamp: stampOf(studio, `${at}`, art), kind: kindOf(subject.art), number: subject.number, subject }];
  });
  const ranked = actors.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind]);
  return { hero: ranked[0], companions: ranked.slice(1), blossom };
}

/** Signs of the zodiac that are animals: the animal is drawn, its sign beside it. */
const ZODIAC: Readonly<Record<string, string>> = {
  '2648': '1f40f',
  '2649': '1f402',
  '264b': '1f980',
  '264c': '1f981',
  '264f': '1f982',
  '2651': '1f410',
  '2653': '1f41f',
};

function withAnimal(subject: Subject): Subject[] {
  const animal = ZODIAC[subject.art];
  return animal === undefined
    ? [subject]
    : [
        { ...subject, art: animal },
        { ...subject, number: 1 },
      ];
}

/** Living things come before things, things before what they stand in front of. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  person: 5,
  stand: 4,
  face: 4,
  swim: 4,
  fly: 2,
  vehicle: 2,
  thing: 2,
  sign: 1.5,
  building: 1,
  plant: 0,
};
