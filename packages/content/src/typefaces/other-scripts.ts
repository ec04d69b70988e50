import type { TypefaceEntry } from '../types.ts';
import { ofl, typeface } from './entry.ts';

/** Faces with a character of their own for Arabic, Thai, Bengali, Devanagari and East Asia. */
export const OTHER_SCRIPTS: readonly TypefaceEntry[] = [
  typeface('amiri', 'أميري', 'Arab Latn', ofl('The Amiri Project Authors', '@fontsource/amiri'), {
    bold: 700,
    italic: true,
  }),
  typeface('reem-kufi', 'ريم كوفي', 'Arab Latn', ofl('The Reem Kufi Project Authors', '@fontsource/reem-kufi'), {
    bold: 700,
    like: ['cairo'],
  }),
  typeface('lemonada', 'ليمونادة', 'Arab Latn', ofl('The Lemonada Project Authors', '@fontsource/lemonada'), {
    bold: 700,
    like: ['cairo'],
  }),
  typeface('lalezar', 'لالزار', 'Arab Latn', ofl('The Lalezar Project Authors', '@fontsource/lalezar')),
  typeface('rakkas', 'رقاص', 'Arab Latn', ofl('The Rakkas Project Authors', '@fontsource/rakkas')),
  typeface('itim', 'ไอติม', 'Thai Latn', ofl('Cadson Demak', '@fontsource/itim')),
  typeface('kanit', 'คณิต', 'Thai Latn', ofl('The Kanit Project Authors', '@fontsource/kanit'), {
    bold: 700,
    italic: true,
  }),
  typeface('chonburi', 'ชลบุรี', 'Thai Latn', ofl('Cadson Demak', '@fontsource/chonburi')),
  typeface('charm', 'ชาร์ม', 'Thai Latn', ofl('The Charm Project Authors', '@fontsource/charm'), { bold: 700 }),
  typeface('sriracha', 'ศรีราชา', 'Thai Latn', ofl('Cadson Demak', '@fontsource/sriracha')),
  typeface('galada', 'গালাদা', 'Beng Latn', ofl('Pablo Impallari; Black Foundry', '@fontsource/galada')),
  typeface('atma', 'আত্মা', 'Beng Latn', ofl('The Atma Project Authors', '@fontsource/atma'), { bold: 700 }),
  typeface('hind-siliguri', 'হিন্দ শিলিগুড়ি', 'Beng Latn', ofl('Indian Type Foundry', '@fontsource/hind-siliguri'), {
    bold: 700,
  }),
  typeface('tiro-bangla', 'তিরো বাংলা', 'Beng Latn', ofl('The Indigo Project Authors', '@fontsource/tiro-bangla'), {
    italic: true,
  }),
  typeface('kalam', 'कलम', 'Deva Latn', ofl('Indian Type Foundry', '@fontsource/kalam'), {
    bold: 700,
    like: ['poppins', 'playpen-sans'],
  }),
  typeface('ma-shan-zheng', '马善政楷书', 'Hans', ofl('The MaShanZheng Project Authors', '@fontsource/ma-shan-zheng'), {
    like: ['source-han-sans'],
  }),
  typeface('zcool-kuaile', '站酷快乐体', 'Hans', ofl('The ZCOOL KuaiLe Project Authors', '@fontsource/zcool-kuaile'), {
    like: ['source-han-sans'],
  }),
  typeface(
    'zcool-xiaowei',
    '站酷小薇体',
    'Hans',
    ofl('The ZCOOL XiaoWei Project Authors', '@fontsource/zcool-xiaowei'),
    {
      like: ['source-han-sans'],
    },
  ),
  typeface('zhi-mang-xing', '志莽行书', 'Hans', ofl('The ZhiMangXing Project Authors', '@fontsource/zhi-mang-xing'), {
    like: ['source-han-sans'],
  }),
  typeface('long-cang', '龙藏体', 'Hans', ofl('The LongCang Project Authors', '@fontsource/long-cang'), {
    like: ['source-han-sans'],
  }),
  typeface(
    'cactus-classical-serif',
    '仙人掌明體',
    'Hant Latn',
    ofl('The Cactus Classical Serif Project Authors', '@fontsource/cactus-classical-serif'),
    { like: ['source-han-sans-tc'] },
  ),
  typeface('iansui', '芫荽', 'Hant Latn', ofl('The Iansui Project Authors', '@fontsource/iansui'), {
    like: ['source-han-sans-tc'],
  }),
  typeface(
    'yusei-magic',
    '油性マジック',
    'Jpan Latn',
    ofl('The Yusei Magic Project Authors', '@fontsource/yusei-magic'),
    { like: ['source-han-sans-jp'] },
  ),
  typeface(
    'dela-gothic-one',
    'デラゴシック',
    'Jpan Latn Grek Cyrl',
    ofl('The Dela Gothic Project Authors', '@fontsource/dela-gothic-one'),
    { like: ['source-han-sans-jp'] },
  ),
  typeface(
    'hachi-maru-pop',
    'はちまるポップ',
    'Jpan Latn Cyrl',
    ofl('The Hachi Maru Pop Project Authors', '@fontsource/hachi-maru-pop'),
    { like: ['source-han-sans-jp'] },
  ),
  typeface(
    'mochiy-pop-one',
    'モッチーポップ',
    'Jpan Latn',
    ofl('The MochiyPop Project Authors', '@fontsource/mochiy-pop-one'),
    { like: ['source-han-sans-jp'] },
  ),
  typeface('jua', '주아', 'Kore Latn', ofl('The BM JUA Project Authors', '@fontsource/jua'), {
    like: ['source-han-sans-kr'],
  }),
  typeface('gaegu', '개구', 'Kore Latn', ofl('The Gaegu Project Authors', '@fontsource/gaegu'), {
    bold: 700,
    like: ['source-han-sans-kr'],
  }),
  typeface('do-hyeon', '도현', 'Kore Latn', ofl('The Do Hyeon Project Authors', '@fontsource/do-hyeon'), {
    like: ['source-han-sans-kr'],
  }),
  typeface('nanum-pen-script', '나눔손글씨 펜', 'Kore Latn', ofl('NHN Corporation', '@fontsource/nanum-pen-script'), {
    like: ['source-han-sans-kr'],
  }),
  typeface(
    'black-han-sans',
    '검은고딕',
    'Kore Latn',
    ofl('The Black Han Sans Project Authors', '@fontsource/black-han-sans'),
    { like: ['source-han-sans-kr'] },
  ),
];
