/**
 * `npm run words -w @cpc/illustrator`: writes words/art.tsv and words/emoji/<language>.tsv from emojibase-data and
 * emojilib. The files are committed, so that neither package is needed where the product runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const WORDS = fileURLToPath(new URL('../words', import.meta.url));

/** The languages of emojibase-data that the product offers, by their names there. */
const LANGUAGES = 'bn da de en es fi fr hu it ja ko nl pl pt ru th uk vi zh zh-hant'.split(' ');

/** What is a picture of a thing. Smileys, hands, signs, arrows and flags are not. */
const KEPT =
  /^(face-costume|monkey-face|heart|person$|person-role|person-fantasy|person-activity|person-sport|family|animal-|plant-|food-|drink|dishware|place-|transport-(ground|water|air)|time|sky-weather|event|award-medal|sport|game|arts-crafts|clothing|sound|music|phone|computer|light-video|book-paper|money|mail|writing|lock|tool|science|household|other-object|religion|zodiac|hotel)/;

/** Pictures that nobody asks for on a phone case, or that say something by themselves. */
/** Kept from other groups. */
const ALSO = new Set(['💀', '💋', '🫧', '👪️', '👪']);
const LEFT_OUT =
  /clock face|o’clock|-thirty|banknote|cigarette|coffin|headstone|urn|🔇|🔈|🔉|🔊|🔕|place of worship|syringe|drop of blood|pill$|x-ray|crutch|toilet|plunger|cockroach|worm|microbe|blowing|umbrella with rain|black (cat|bird)|^lizard|\bpistol|bomb|identification|placard|hole$|heart (suit|decoration)|file folder|outbox|inbox|mailbox|ballot|chart|card index|label|receipt|construction sign|stop sign|traffic light|police|pile of poo|🏢|🏣|🏤|🏥|🏦|🏪|🏬|razor|pager|fax|adhesive|raising hand|gesturing|facepalm|shrugging|getting|frowning|pouting|tipping|bowing|speaking|bust|skin tone/iu;

interface Emoji {
  readonly emoji: string;
  readonly hexcode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly order?: number;
  readonly subgroup?: number;
}

const data = (language: string): Emoji[] => require(`emojibase-data/${language}/data.json`) as Emoji[];
const { subgroups } = require('emojibase-data/meta/groups.json') as { readonly subgroups: Record<string, string> };
const lib = require('emojilib/dist/emoji-en-US.json') as Record<string, string[]>;
const chars = JSON.parse(readFileSync(require.resolve('@iconify-json/noto/chars.json'), 'utf8')) as Record<
  string,
  string
>;

const keyOf = (hexcode: string): string => hexcode.toLowerCase().replaceAll('-fe0f', '');

const kept = data('en')
  .filter(
    (emoji) => ALSO.has(emoji.emoji) || (emoji.subgroup !== undefined && KEPT.test(subgroups[emoji.subgroup] ?? '')),
  )
  .filter(
    (emoji) =>
      !LEFT_OUT.test(`${emoji.label} ${emoji.emoji}`) &&
      !emoji.label.includes(':') &&
      chars[keyOf(emoji.hexcode)] !== undefined,
  )
  .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
const keys = new Set(kept.map((emoji) => keyOf(emoji.hexcode)));

const clean = (word: string): string => word.toLowerCase().replaceAll(/[\t|]/g, ' ').trim();

/** One word once; a tag that is the label or a smiley of punctuation adds nothing. */
function tagsOf(emoji: Emoji, more: readonly string[]): string[] {
  const tags = [...(emoji.tags ?? []), ...more].map(clean).filter((tag) => /\p{L}/u.test(tag) && tag.length < 30);
  return [...new Set(tags)].filter((tag) => tag !== clean(emoji.label));
}

writeFileSync(
  join(WORDS, 'art.tsv'),
  kept
    .map(({ hexcode, label, subgroup }) =>
      [keyOf(hexcode), chars[keyOf(hexcode)], subgroups[subgroup ?? 0], clean(label)].join('\t'),
    )
    .join('\n')
    .concat('\n'),
);
for (const language of LANGUAGES) {
  const lines = data(language)
    .filter((emoji) => keys.has(keyOf(emoji.hexcode)))
    .map((emoji) => {
      const more = language === 'en' ? (lib[emoji.emoji] ?? []).map((word) => word.replaceAll('_', ' ')) : [];
      return [keyOf(emoji.hexcode), clean(emoji.label), tagsOf(emoji, more).join('|')].join('\t');
    });
  writeFileSync(join(WORDS, 'emoji', `${language}.tsv`), `${lines.toSorted().join('\n')}\n`);
}
console.log(`words: ${kept.length} drawings, ${LANGUAGES.length} languages`);
