import type { Locale } from '@cpc/i18n';

/** Endings that are taken off or replaced, `ending>replacement`, and how often one word may lose one. */
interface Endings {
  readonly rules: string;
  readonly depth: number;
  readonly prefixes?: string;
}

const ROMANCE =
  's> es> as>o as>a os>o is>o i>o i>e e>a ita> ito> inha>a inho>o ina>a ino>o ette> otto>o eaux>eau aux>al x>';

const ENDINGS: Partial<Record<Locale, Endings>> = {
  'en-US': { rules: 'ies>y ves>f ves>fe es> s> y> ish> ies>ie ing>e ing> ed>', depth: 1 },
  de: { rules: 'nen>n en> n> e> er> es> s> em> chen> lein> ern> innen>in en>e e>en', depth: 2 },
  nl: { rules: 'ozen>oos azen>aas en> s> e> tje> je> jes> tjes> jes>je pje> ven>f zen>s', depth: 1 },
  da: { rules: 'erne> ene> er> en> et> e> s> ne> r> n>', depth: 1 },
  fr: { rules: ROMANCE, depth: 1 },
  es: { rules: ROMANCE, depth: 2 },
  pt: { rules: `${ROMANCE} ões>ão ães>ão ns>m is>l`, depth: 2 },
  it: { rules: `${ROMANCE} he>a hi>o ii>io e>o`, depth: 1 },
  pl: {
    rules:
      '>a >o em>e ami>a ami> ach>a ach> ami>o ą>a ę>a y>a i>a e>a owi> em> iem> om> ów> u> a> y> i> e> ie>a ie> cie>t dzie>d ze>ga ce>ka sie>s rze>r kiem>k ek>ka iek>ka ych>y ymi>y ego>y ej>a',
    depth: 1,
  },
  sl: {
    rules: '>a >o ami>a ah>a ih> imi> ega> emu> ov> ev> em> om> oma> a> e> i> o> u> o>a e>a i>a i>ka u>o h>',
    depth: 1,
  },
  ru: {
    rules:
      '>а >о ем>ий ом>ый ей>ий ами>а ями>я ами> ах>а ях>я ой>а ей>я ою>а у>а ю>я е>а и>а ы>а и>я и>ь е> у> ом> ем> ем>ь ами>о ов> ев> ей>ь а> я>ь и> ы> ек>ка ок>ка ек>ки ого>ый ого>ий ему>ий ым>ый им>ий ых>ый их>ий ая>ый яя>ий ое>ый ее>ий ые>ый ие>ий ую>ый юю>ий ой>ый о> ью>ь я> ёк>ек а>о у>о е>о',
    depth: 2,
  },
  uk: {
    rules:
      '>а >о ами>а ями>я ами> ах>а ях>я ою>а ею>я у>а ю>я і>а и>а і> у> ом> ем> ові> еві> ів> їв> а> я>ь и> и>і ок>ка ого>ий им>ий их>ий а>ий е>ий і>ий ої>а ій>а і>о у>о ці>ка зі>га',
    depth: 2,
  },
  el: { rules: 'οι>οσ ουσ>οσ ου>οσ ων>α εσ>α α>ο ια>ι ο>οσ η>οσ α>ησ ασ>α ησ>η ηδεσ>η', depth: 1 },
  tr: {
    rules:
      'ler> lar> leri>ler ları>lar de> da> te> ta> den> dan> ten> tan> deki>de daki>da nin> nın> nun> nün> in> ın> un> ün> yi> yı> yu> yü> i> ı> u> ü> si> sı> su> sü> im> ım> um> üm> m> ye> ya> e> a> li> lı> lu> lü> le> la> yle> yla> cik> cık> ği>k ğı>k ğu>k ğü>k ğe>k ğa>k bi>p bı>p ci>ç cı>ç nde> nda>',
    depth: 3,
  },
  fi: {
    rules:
      'ssa> ssä> sta> stä> lla> llä> lta> ltä> lle> n> t> a> ä> ta> tä> en> ia>i jä>ä ja>a ita>a ota>o oita>o öitä>ö ia>a iä>ä ät>ä at>a set>nen sta>nen stä>nen sia>nen siä>nen een> issa>a issä>ä',
    depth: 2,
  },
  hu: {
    rules:
      'ok> ek> ak> ök> k> ban> ben> ban> on> en> ön> n> val> vel> t> ot> et> at> öt> ja> je> m> om> em> nak> nek> ról> ről> os> es> ás>a ával>a ével>e át>a ét>e áv>a ák>a ék>e á>a é>e',
    depth: 2,
  },
  ko: {
    rules:
      '들> 은> 는> 이> 가> 을> 를> 의> 에> 에서> 와> 과> 도> 로> 으로> 이랑> 랑> 하고> 위> 위에> 속> 속의> 한> 의> 인> 마리>',
    depth: 2,
  },
  bn: {
    rules: 'টি> টা> গুলো> গুলি> রা> দের> কে> ের> র> তে> ে> য়> টির> েরা> ওয়ালা>',
    depth: 2,
  },
  ar: {
    rules: 'ات>ه ات> ان>ه ان> ين>ه ين> ون> ي> تي>ه ه> تان>ه تين>ه ها> نا> ك> تك>ه ا>',
    depth: 1,
    prefixes: 'وال بال كال فال لل ال و ب ل ف ك',
  },
};

const NONE: readonly (readonly [string, string])[] = [];

const RULES = new Map(
  Object.entries(ENDINGS).map(([locale, { rules }]) => [
    locale,
    rules.split(' ').map((rule): readonly [string, string] => {
      const [ending = '', replacement = ''] = rule.split('>');
      return [ending, replacement];
    }),
  ]),
);

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/**
 * The forms that an inflected word may come from, most likely first, the word itself first of all. A rough guess: what
 * is no word is not found in the lists.
 */
export function baseForms(word: string, locale: Locale): string[] {
  const forms = new Set([word]);
  const { depth = 0, prefixes = '' } = ENDINGS[locale] ?? {};
  for (const prefix of prefixes.split(' '))
    if (prefix !== '' && word.startsWith(prefix) && word.length - prefix.length >= 2)
      forms.add(word.slice(prefix.length));
  let level = [...forms];
  for (let step = 0; step < depth; step++) {
    level = level.flatMap((form) => shortened(form, locale)).filter((form) => !forms.has(form));
    for (const form of level) forms.add(form);
  }
  if (locale === 'de') for (const form of forms) forms.add(form.replaceAll(/[äöü]/g, (sign) => UMLAUTS[sign] ?? sign));
  return [...forms];
}

function shortened(form: string, locale: Locale): string[] {
  const shortest = locale === 'ko' || locale === 'ar' ? 1 : 2;
  return (RULES.get(locale) ?? NONE)
    .filter(([ending]) => form.endsWith(ending) && form.length - ending.length >= shortest)
    .map(([ending, replacement]) => form.slice(0, form.length - ending.length) + replacement);
}

/** "Cats" without a number. */
const SEVERAL = 3;

/** The number that the form of a word tells where none is said: 3 for a plural, 2 for an Arabic dual, else 1. */
export function impliedNumber(word: string, base: string, locale: Locale): number {
  if (word === base) return 1;
  if (locale === 'ar') return /(?:ت?ان|ت?ين)$/.test(word) && !/(?:ان|ين)$/.test(base) ? 2 : 1;
  const plural = ['en-US', 'fr', 'es', 'pt'].includes(locale) && word.endsWith('s') && !base.endsWith('s');
  return plural ? SEVERAL : 1;
}
