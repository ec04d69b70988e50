import { describe, expect, it } from 'vitest';
import { MAX_PROMPT } from '@cpc/domain';
import { cpuOf } from '../../../testing/cpu.ts';
import { readings } from './fold.ts';
import { refusedWord } from './word-lists.ts';

/** What is refused, and beside it what looks like it and is not. */
const PAIRS: readonly (readonly [refused: string, kind: string, passes: string])[] = [
  ['a cunt', 'sexual', 'the town hall of Scunthorpe'],
  ['nude woman', 'sexual', 'nudge a denuded hill, noodle soup'],
  ['porn scene', 'sexual', 'popcorn and an acorn'],
  ['a penis', 'sexual', 'Penistone station in the pennines'],
  ['behead a man', 'violence', 'a headless horseman at Halloween'],
  ['torture chamber', 'violence', 'a tortoise eats a tart'],
  ['how to kill people', 'violence', 'an assassin bug; a killer whale; a murder of crows'],
  ['massacre', 'violence', 'a mascara advert'],
  ['nazi flag', 'hate', 'la squadra nazionale italiana'],
  ['heil hitler', 'hate', 'a hitch-hiker in hail'],
  ['cocaine lines', 'drugs', 'Coca-Cola and cocoa'],
  ['heroin needle', 'drugs', 'the heroine of the story, une héroïne'],
  ['smoking weed', 'drugs', 'seaweed, smoked salmon and weeding'],
  ['裸体女人', 'sexual', '做爱心早餐，个性交流，路口交通'],
  ['吸大麻', 'drugs', '大麻雀，大麻烦'],
  ['裸體女人', 'sexual', '一隻裸鼴鼠'],
  ['セックスシーン', 'sexual', 'エセックスのラーメン、ヌードル、ピエロアニメ'],
  ['자살폭탄', 'violence', '마약김밥과 누드김밥'],
  ['ภาพเปลือย', 'sexual', 'เปลือกหอยบนหาด'],
  ['صورة امرأة عارية', 'sexual', 'شجرة عارية في الشتاء'],
  ['والإغتصاب اغتصاب', 'sexual', 'أرنب على الحشيش'],
  ['nackte Frau', 'sexual', 'Nacktschnecke auf einem Blatt'],
  ['Hakenkreuz', 'hate', 'ein Haken und ein Kreuz'],
  ['femmes nues', 'sexual', 'des nuages et une nuit'],
  ['mujer desnuda', 'sexual', 'el desayuno'],
  ['donna nuda', 'sexual', 'una strada a Nuoro'],
  ['mulheres nuas', 'sexual', 'kkkkk que fofo, manuais'],
  ['naakte vrouw', 'sexual', 'een fiets huren, droge bloemen'],
  ['nøgne kvinder', 'sexual', 'hashtag og din hash brown'],
  ['alaston nainen', 'sexual', 'nainen ja meri'],
  ['naga kobieta', 'sexual', 'droga przez las, nagietki'],
  ['голая женщина', 'sexual', 'женщина и голубь; рот, нос, сор'],
  ['гола жінка', 'sexual', 'жінка і голуб'],
  ['meztelen nő', 'sexual', 'a pokol kapuja'],
  ['çıplak kadın', 'sexual', 'kadın ve deniz'],
  ['ảnh khỏa thân', 'sexual', 'khoảng trời xanh'],
  ['γυμνή γυναίκα', 'sexual', 'γυμναστήριο'],
  ['gola ženska', 'sexual', 'golob in ženska'],
  ['নগ্ন নারী', 'sexual', 'নারী ও নদী'],
];

const HONEST = 'a little fox with a red scarf in the snow, watercolour, soft light '.repeat(20).slice(0, MAX_PROMPT);
const filled = (part: string): string => part.repeat(MAX_PROMPT).slice(0, MAX_PROMPT);
/** A hostile prompt costs at most so many times what an honest one of the same length does. */
const MAX_TIMES = 4;

describe('the word lists', () => {
  it.each(PAIRS)('[AI-05.1] "%s" is refused for %s, and "%s" passes', (refused, kind, passes) => {
    expect([refusedWord(refused), refusedWord(passes)]).toEqual([kind, null]);
  });

  it.each([
    'ＰＯＲＮ',
    'p o r n',
    'p.o.r.n',
    'p-0-r-n',
    'p0rn',
    'P0RN!!!',
    'poooorn',
    'pørn'.replace('ø', 'ö'),
    'po\u200brn',
    'po\u00adrn',
    '𝓹𝓸𝓻𝓷',
    'роrn',
    'ρorn',
    'p\u0336o\u0336r\u0336n',
    'b3h3ad',
    'r@pist',
    'k1ll people',
    'ƒυ¢к',
    'KİLL PEOPLE',
  ])('[AI-05.1] a hidden word is found: %s', (hidden) => {
    expect(refusedWord(`draw ${hidden} please`)).not.toBeNull();
  });

  it.each(['1066 and 455', 'a b c d e f g', 'U.S.A. map', '4K 3D art, H2O', 'I ❤️ NY', 'Ca$h', '', '🐱🐶🚀'])(
    '[AI-05.1] ordinary signs are no hidden word: %s',
    (ordinary) => {
      expect(refusedWord(ordinary)).toBeNull();
    },
  );

  it('[AI-05.1] reads as a person would, and keeps numbers', () => {
    expect(readings('P 0 R N 1066')).toContain('p 0 r n 1066 \n p0rn');
    expect(readings('P 0 R N 1066').some((text) => text.includes('porn'))).toBe(true);
  });

  it.each([
    ['one character that unfolds to four words', filled('\ufdfa')],
    ['the same before a word that only the last reading finds', `${'\ufdfa'.repeat(960)} а0 bbbb k1ll people`],
    ['words of one letter', filled('a b c d e f g ')],
    ['words that differ in every reading', filled('а0о1 bbb1 ')],
    ['beginnings of phrases', filled('naked kill matar ')],
    ['letters that are written apart', filled('a.b.c.d. ')],
    ['Arabic beginnings', filled('ولا بلا ')],
  ])('[SE-07] [SC-07.1] %s costs no more than an honest prompt', (_what, hostile) => {
    expect(cpuOf(() => refusedWord(hostile))).toBeLessThan(MAX_TIMES * cpuOf(() => refusedWord(HONEST)));
  });

  it('[SE-07] [AI-05.1] what is too long after folding is refused, and nothing is hidden behind it', () => {
    for (const part of ['\ufdfa', 'a b '])
      expect(refusedWord(`${part.repeat(MAX_PROMPT / part.length)} ${part}`)).toBe('other');
    expect([refusedWord(filled('\ufdfa ').slice(0, 60)), refusedWord(HONEST)]).toEqual([null, null]);
  });
});
