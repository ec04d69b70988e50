import { artTable } from '../words/art-table.ts';
import { hasOnlyHead } from './bodies.ts';

/** How a drawing behaves in a scene. */
export type Kind = 'stand' | 'face' | 'fly' | 'swim' | 'thing' | 'plant' | 'building' | 'vehicle' | 'person' | 'sign';

const FLYING =
  /^(butterfly|honeybee|bee|bat|eagle|dove|bird|phoenix|parrot|owl|rocket|airplane|small airplane|helicopter|flying saucer|parachute|balloon|kite|satellite|dragon|fairy|man fairy|woman fairy|lady beetle|superhero|ghost|alien monster|feather|fireworks|sparkler|party popper)$/;
const SWIMMING = /^animal-marine$/;
const ASHORE = /crab|shell|oyster|seal|lobster|coral/;
const HEADS =
  /\b(face|head)\b|^(wolf|fox|lion|bear|koala|panda|polar bear|frog|hamster|unicorn|moose|pig nose|ghost|robot|alien|clown face|ogre|goblin|skull|jack-o-lantern|see-no-evil|hear-no-evil|speak-no-evil)/;

const PEOPLE: Readonly<Record<string, true>> = Object.fromEntries(
  '1f467 1f466 1f469 1f468 1f9d2 1f9d1 1f476 1f475 1f474 1f469-200d-1f680 1f468-200d-1f680 1f9d1-200d-1f680 couple family 1f478 1f470'
    .split(' ')
    .map((key) => [key, true] as const),
);

/** A drawing of our own stands for these emoji, of which Noto shows a head and shoulders. */
export const isPerson = (art: string): boolean => Object.hasOwn(PEOPLE, art);

export function kindOf(art: string): Kind {
  if (isPerson(art)) return 'person';
  if (hasOnlyHead(art)) return 'stand';
  const entry = artTable().get(art);
  const label = entry?.label ?? '';
  const group = entry?.group ?? '';
  if (FLYING.test(label)) return 'fly';
  if (HEADS.test(label)) return 'face';
  if (SWIMMING.test(group)) return ASHORE.test(label) ? 'stand' : 'swim';
  if (group.startsWith('animal')) return 'stand';
  if (group.startsWith('plant')) return 'plant';
  if (/^place-(building|religious|other|geographic)/.test(group)) return 'building';
  if (/^transport-(ground|water)/.test(group)) return 'vehicle';
  if (/^person-(activity|sport)/.test(group)) return 'stand';
  if (group.startsWith('person')) return 'face';
  if (/^(heart|zodiac|religion|sky-weather)/.test(group)) return 'sign';
  return 'thing';
}
