/** The typefaces in which templates are lettered: one for each style and each way of writing. */
const LATIN = {
  script: 'pacifico',
  retro: 'shrikhand',
  comic: 'bangers',
  serif: 'playfair',
  round: 'nunito',
  tall: 'oswald',
  hand: 'caveat',
  marker: 'permanent-marker',
  neon: 'tilt-neon',
  elegant: 'great-vibes',
  heavy: 'dela-gothic-one',
  slab: 'roboto-slab',
  gothic: 'grenze-gotisch',
  kid: 'hachi-maru-pop',
  play: 'playpen-sans',
  geo: 'mitr',
  book: 'alegreya',
  pixel: 'pixelify-sans',
} as const;
export type Style = keyof typeof LATIN;
type Faces = Readonly<Record<Style, string>>;

/** Letters that some Latin typefaces lack: ő, ř, š, ı. */
const LATIN_EXTENDED: Faces = { ...LATIN, marker: 'sedgwick-ave-display', kid: 'playpen-sans' };

/** Vietnamese, with two marks on one letter. */
const VIETNAMESE: Faces = {
  ...LATIN_EXTENDED,
  retro: 'pacifico',
  hand: 'playpen-sans',
  heavy: 'anton',
  pixel: 'bungee-shade',
};

const CYRILLIC: Faces = {
  ...LATIN,
  retro: 'pacifico',
  comic: 'playpen-sans',
  marker: 'caveat',
  neon: 'nunito',
  gothic: 'playfair',
  kid: 'playpen-sans',
  geo: 'montserrat',
};

const GREEK: Faces = {
  script: 'playpen-sans',
  retro: 'dela-gothic-one',
  comic: 'playpen-sans',
  serif: 'alegreya',
  round: 'playpen-sans',
  tall: 'noto-sans',
  hand: 'playpen-sans',
  marker: 'playpen-sans',
  neon: 'noto-sans',
  elegant: 'alegreya',
  heavy: 'dela-gothic-one',
  slab: 'roboto-slab',
  gothic: 'alegreya',
  kid: 'playpen-sans',
  play: 'playpen-sans',
  geo: 'noto-sans',
  book: 'alegreya',
  pixel: 'roboto-slab',
};

const THAI: Faces = {
  script: 'charm',
  retro: 'chonburi',
  comic: 'itim',
  serif: 'chonburi',
  round: 'mitr',
  tall: 'kanit',
  hand: 'sriracha',
  marker: 'sriracha',
  neon: 'mitr',
  elegant: 'charm',
  heavy: 'kanit',
  slab: 'kanit',
  gothic: 'chonburi',
  kid: 'itim',
  play: 'itim',
  geo: 'mitr',
  book: 'chonburi',
  pixel: 'kanit',
};

const BENGALI: Faces = {
  script: 'galada',
  retro: 'galada',
  comic: 'atma',
  serif: 'tiro-bangla',
  round: 'baloo-da-2',
  tall: 'hind-siliguri',
  hand: 'atma',
  marker: 'atma',
  neon: 'baloo-da-2',
  elegant: 'galada',
  heavy: 'baloo-da-2',
  slab: 'hind-siliguri',
  gothic: 'tiro-bangla',
  kid: 'atma',
  play: 'atma',
  geo: 'baloo-da-2',
  book: 'tiro-bangla',
  pixel: 'hind-siliguri',
};

const ARABIC: Faces = {
  script: 'amiri',
  retro: 'rakkas',
  comic: 'lalezar',
  serif: 'amiri',
  round: 'cairo',
  tall: 'cairo',
  hand: 'rakkas',
  marker: 'lalezar',
  neon: 'lalezar',
  elegant: 'amiri',
  heavy: 'lalezar',
  slab: 'cairo',
  gothic: 'rakkas',
  kid: 'lalezar',
  play: 'lalezar',
  geo: 'cairo',
  book: 'amiri',
  pixel: 'lalezar',
};

const SIMPLIFIED_HAN: Faces = {
  script: 'ma-shan-zheng',
  retro: 'zcool-kuaile',
  comic: 'zcool-kuaile',
  serif: 'zcool-xiaowei',
  round: 'source-han-sans',
  tall: 'source-han-sans',
  hand: 'long-cang',
  marker: 'ma-shan-zheng',
  neon: 'zcool-kuaile',
  elegant: 'long-cang',
  heavy: 'zcool-kuaile',
  slab: 'source-han-sans',
  gothic: 'ma-shan-zheng',
  kid: 'zcool-kuaile',
  play: 'zcool-kuaile',
  geo: 'source-han-sans',
  book: 'zcool-xiaowei',
  pixel: 'zcool-kuaile',
};

const TRADITIONAL_HAN: Faces = {
  script: 'iansui',
  retro: 'source-han-sans-tc',
  comic: 'iansui',
  serif: 'cactus-classical-serif',
  round: 'source-han-sans-tc',
  tall: 'source-han-sans-tc',
  hand: 'iansui',
  marker: 'iansui',
  neon: 'source-han-sans-tc',
  elegant: 'cactus-classical-serif',
  heavy: 'source-han-sans-tc',
  slab: 'source-han-sans-tc',
  gothic: 'cactus-classical-serif',
  kid: 'iansui',
  play: 'iansui',
  geo: 'source-han-sans-tc',
  book: 'cactus-classical-serif',
  pixel: 'source-han-sans-tc',
};

const JAPANESE: Faces = {
  script: 'yusei-magic',
  retro: 'mochiy-pop-one',
  comic: 'mochiy-pop-one',
  serif: 'source-han-sans-jp',
  round: 'source-han-sans-jp',
  tall: 'source-han-sans-jp',
  hand: 'yusei-magic',
  marker: 'yusei-magic',
  neon: 'mochiy-pop-one',
  elegant: 'yusei-magic',
  heavy: 'dela-gothic-one',
  slab: 'source-han-sans-jp',
  gothic: 'dela-gothic-one',
  kid: 'hachi-maru-pop',
  play: 'mochiy-pop-one',
  geo: 'source-han-sans-jp',
  book: 'source-han-sans-jp',
  pixel: 'dela-gothic-one',
};

const KOREAN: Faces = {
  script: 'nanum-pen-script',
  retro: 'black-han-sans',
  comic: 'jua',
  serif: 'source-han-sans-kr',
  round: 'jua',
  tall: 'do-hyeon',
  hand: 'nanum-pen-script',
  marker: 'gaegu',
  neon: 'jua',
  elegant: 'nanum-pen-script',
  heavy: 'black-han-sans',
  slab: 'do-hyeon',
  gothic: 'black-han-sans',
  kid: 'gaegu',
  play: 'jua',
  geo: 'do-hyeon',
  book: 'source-han-sans-kr',
  pixel: 'do-hyeon',
};

/** Languages that need other faces than the Latin ones, by their code. */
const BY_LANGUAGE: Readonly<Record<string, Faces>> = {
  ar: ARABIC,
  bn: BENGALI,
  fi: LATIN_EXTENDED,
  el: GREEK,
  hu: LATIN_EXTENDED,
  ja: JAPANESE,
  ko: KOREAN,
  pl: LATIN_EXTENDED,
  ru: CYRILLIC,
  sl: LATIN_EXTENDED,
  th: THAI,
  tr: LATIN_EXTENDED,
  uk: CYRILLIC,
  vi: VIETNAMESE,
  'zh-Hans': SIMPLIFIED_HAN,
  'zh-Hant': TRADITIONAL_HAN,
};

/**
 * The typeface of a style for a language; a letter that it lacks comes from the typeface that follows it (`fallback`).
 * @param language its code
 */
export const typefaceOf = (style: Style, language: string): string => (BY_LANGUAGE[language] ?? LATIN)[style];
