import { type Three, titlesOf } from '../titles.ts';
import type { Titles } from '../types.ts';
import type { Tone } from './tones.ts';

interface PatternOf<Key extends string> {
  readonly key: Key;
  readonly group: string;
  readonly titles: Titles;
  readonly words: string;
  /** The first has no tone and bears the pattern's own key and name. Colours as the generator asks for them. */
  readonly variants: readonly (readonly [tone: Tone | null, colours: string])[];
}

const pattern = <Key extends string>(
  key: Key,
  group: string,
  names: Three,
  words: string,
  variants: PatternOf<Key>['variants'],
): PatternOf<Key> => ({
  key,
  group,
  titles: titlesOf(`wallpaper.${key}`, names),
  words,
  variants,
});

/** Every pattern with its colourings; new ones go to the end, because the place decides the seed. */
export const PATTERNS = [
  pattern('aurora-mesh', 'gradient', ['Aurora', '极光', 'شفق'], 'gradient|soft|渐变|极光|تدرج|شفق', [
    [null, '2a1a6e 6c4dff ff6fb1 ffb37c ffe3c2 ff5c8a 7d5bff 27c4d9 14205c'],
    ['peach', 'ffd9c7 ffb199 ff8fa3 ffc3a0 fff1e0 ffa7c4 ffd6a5 ffe9d6 ff9f80'],
    ['ocean', '03263f 0a5c7e 1fb6c1 7fe3d4 e6fff7 3aa8d8 14508c 0b7f93 021a30'],
    ['lilac', 'e9dcff c4a7ff 9fb4ff ffd1f0 fff4fb d8b8ff a9c9ff f3c6ff 8e7ae6'],
    ['forest', '0c2b22 1f5b45 6fa86a c9d98b f7f3c9 3f8f6d 15493f 9cc28a 08201c'],
  ]),
  pattern('terrazzo', 'pattern', ['Terrazzo', '水磨石', 'تيرازو'], 'stone|chips|水磨石|تيرازو|حجر', [
    [null, 'f3ece1 c8553d e9a178 2d5d62 8fb3a1 e3b448 3a3a44 d98e88 b9b3a7'],
    ['night', '20222e f2b5a7 5fa8a0 e9c46a 8d99ae ef6f6c c9cbe0 3d5a80'],
    ['candy', 'fff4f8 ff8fb8 ffc857 7fd1c7 a48bf0 ff6f59 9bd0ff f4b6d6'],
    ['mono', 'f5f5f2 1f1f24 6b6b73 a8a8ad d0d0d2 3b3b42 8a8a90'],
  ]),
  pattern('great-waves', 'nature', ['Great waves', '巨浪', 'أمواج عظيمة'], 'sea|ocean|waves|海浪|波浪|أمواج|بحر', [
    [null, 'f9b89a fbd9bd fdeedd f0604c f6d9c4 9fd3d6 3b9fb8 16658f 0c3a63 081f42'],
    ['rose', 'f8d3dc fde6e2 fff5ee f2845c fbd7dc f4a6b7 d9698c a63d6d 6b2250 3a1233'],
    ['night', '0d1030 1b1d4a 2b2a63 f6e7b4 4a4b8f 37408a 272f6f 1a2158 111642 090b27'],
    ['mint', 'fdf6d8 f3f7df eefaf0 f7b23b e2f3dc b4e0c6 72c2a6 3a9a88 1c6e68 0d4647'],
  ]),
  pattern(
    'gold-marble',
    'texture',
    ['Gold marble', '金纹大理石', 'رخام ذهبي'],
    'marble|gold|stone|大理石|金|رخام|ذهب',
    [
      [null, '04211d 083a33 0d5549 1b7565 5ba694 6d4a16 b98a32 f0cf7c fff3c9'],
      ['white', 'cfcac4 dfdbd6 ece9e5 f5f3f0 fdfcfa 8a6420 c19a45 ecd08a fff4d0'],
      ['rose', 'c98f93 dba9aa ebc3c1 f5dad6 fdf0ec 8f5a3c c88c68 efc3a4 fff0e2'],
      ['navy', '050b1f 0a1535 10224f 1d3a75 5b7bb4 6d4a16 b98a32 f0cf7c fff3c9'],
      ['black', '070707 101012 1a1a1d 2b2b30 5c5c63 5c5f66 9aa0a8 d9dde2 ffffff'],
    ],
  ),
  pattern('topography', 'lines', ['Topography', '等高线', 'تضاريس'], 'map|contour|mountain|等高线|地图|تضاريس|خريطة', [
    [null, 'f6e7c6 0f2c33 164048 1f5a5a 3f7f6c 8aa97f dcc58c'],
    ['sand', '8a5a3b f7ead7 f2dcc0 eaca9f dfb27d cf9761 b97b4b'],
    ['berry', 'ffd9e6 2a0f2e 431546 64205c 8f2f6b c0527c e88f98'],
    ['mono', '2b2b2b fdfdfb f4f3ef e9e8e3 dcdad4 cdcac3 bbb7af'],
  ]),
  pattern(
    'retro-sun',
    'retro',
    ['Retro sun', '复古太阳', 'شمس قديمة'],
    'sunset|stripes|seventies|复古|日落|شمس|غروب|قديم',
    [
      [null, 'f4e4c8 f6b53f d1452c 7a2f1d c4472b e8792f f3ae3d f7d27a 4c8577'],
      ['ocean', 'f3efe2 ffd27a f2785c 12355b 1f5f8b 3a93a8 7fc3b8 c9e4ca f2b56b'],
      ['berry', 'fde9ee ffb0a0 d63a6e 4a1942 893168 c94277 ef798a f7a9a8 7d82b8'],
    ],
  ),
  pattern('botanical', 'nature', ['Botanical', '植物园', 'نباتات'], 'leaves|plants|flowers|植物|叶子|نبات|أوراق', [
    [null, '123a35 0a211f 12352f 153d34 1d5244 245c49 3b7a5c 4f8d69 2f6c58 86b08a a6c49d 6e9f83 e2bf74'],
    ['blush', 'fdeee8 f6d9d0 f3cfc8 efc3bd e8aea9 dd9a9b cf8088 bd6a79 d88f93 a9566b c46f7f 96485f b88a4a'],
    ['navy', '142a4a 0a1730 14294c 183257 1f4270 27507f 3a6a98 4d7fab 336090 8fb0cf a9c5dc 7da3c6 ecd9a0'],
    ['sand', 'faf3e4 efe2c8 ead9b8 e2cda6 d3b98c c7ab7a a98f5e 8f7a4c b49b6b 6f6a3f 878052 5d5a36 b5532f'],
  ]),
  pattern(
    'checker-warp',
    'retro',
    ['Warped checks', '扭曲棋盘', 'مربعات متموجة'],
    'checker|groovy|op art|棋盘格|扭曲|مربعات|شطرنج',
    [
      [null, 'fdf3e3 ff8fa8 ff6f61 ffa24b f7c04a ff8fa8'],
      ['black', 'fbfaf5 17171b 17171b 2a2a31 17171b'],
      ['ocean', 'f2fbff 1f4fff 2a9df4 35d0ba 2a9df4 1f4fff'],
      ['lilac', 'fff8e7 b084f5 9d6bff 7f8cff b084f5'],
    ],
  ),
  pattern(
    'starry-night',
    'nature',
    ['Starry night', '星夜', 'ليلة النجوم'],
    'stars|milky way|space|星空|银河|نجوم|مجرة|ليل',
    [
      [null, '5b4a78 33305c 191b3c 0a0c20 050718 0a1030 152252 2c3f83 6a5c9f c98a9a f2b48e'],
      ['emerald', '2f6b63 1c4a4a 0e2f35 061a20 031018 06222c 0b3d47 14655f 3f9c83 8fcfa0 e8efb0'],
      ['ruby', '7a2f4a 4f1c3a 2d0f2a 150716 0d0414 210a24 3d1138 6a1d4a a23a55 e07a5f f7c59f'],
    ],
  ),
  pattern('memphis', 'pattern', ['Memphis', '孟菲斯', 'ممفيس'], 'shapes|eighties|geometric|孟菲斯|几何|أشكال|هندسي', [
    [null, 'fbe9dc ff5a5f ffb400 00a6a6 7b4dff ff8fc7'],
    ['mint', 'd5f2e7 ff6f91 ffc75f 845ec2 0089ba ff9671'],
    ['night', '2b2a4c ff5d8f ffd166 06d6a0 4cc9f0 f8f7ff'],
    ['lemon', 'fff3a3 ff4d4d 3a86ff ff8fab 2ec4b6 ffffff'],
  ]),
  pattern(
    'brush-strokes',
    'texture',
    ['Brush strokes', '笔触', 'ضربات فرشاة'],
    'paint|abstract|art|笔触|抽象|فرشاة|تجريدي',
    [
      [null, 'f5ecdf 1f3a4d c65f3f e2a24a 7f9c8a eac9b0 2f6f73 b0413e f1dfc3'],
      ['rose', 'fff3ef e56b6f f4acb7 ffcdb2 b56576 ffe5d9 d8829d 6d597a fad2cf'],
      ['ocean', 'eef6f7 023e8a 0077b6 48cae4 90e0ef caf0f8 03045e 2a9d8f e9f5db'],
      ['mono', 'f6f4ef 1b1b1e 4a4a4f 8d8d92 d7d4cd 2d2d31 b9b6af e9e6df'],
    ],
  ),
  pattern(
    'highland-plaid',
    'pattern',
    ['Highland plaid', '苏格兰格纹', 'كاروهات'],
    'tartan|check|cloth|格子|苏格兰|كاروهات|قماش',
    [
      [null, '1f4a3c 172a4a 8c2433 efe3c8 d5a13a'],
      ['ruby', 'a31621 1b1b25 0f3d2e f4ead5 e0b040'],
      ['sand', 'd9c2a0 bfa27a 2b2b2b f7efe0 a6282f'],
      ['lilac', 'b9a3d9 8a74b8 f3e9ff fff7fb f2a7c3'],
    ],
  ),
  pattern('bauhaus', 'pattern', ['Bauhaus', '包豪斯', 'باوهاوس'], 'geometric|tiles|modern|几何|现代|هندسي|حديث', [
    [null, 'f3e9d7 d63c2e f2b134 1d4e89 1b1b1e e7c9a9'],
    ['mint', 'eef5ef 2a9d8f f4a261 264653 e9c46a e76f51'],
    ['candy', 'fff1f5 ff7aa2 ffc15e 6a4c93 1982c4 8ac926'],
    ['mono', 'f4f2ee 1f1f22 8f8c86 cfcbc3 55534f e7e4dd'],
  ]),
  pattern('deco-fans', 'pattern', ['Deco fans', '装饰扇纹', 'مراوح'], 'art deco|gold|scales|扇|装饰艺术|ذهب|زخرفة', [
    [null, '0b1a2a 16354f b48a3c f6dd9b'],
    ['emerald', '06302a 0d5145 c09a4a fbe7ae'],
    ['blush', 'f9e3dc efbfb6 a9634a fff3e6'],
    ['black', '121214 2a2a30 a9adb3 ffffff'],
  ]),
  pattern('liquid', 'texture', ['Liquid marble', '流体大理石', 'رخام سائل'], 'ink|swirl|fluid|流体|漩涡|حبر|دوامة', [
    [null, 'fdf0e6 f4978e 2d3a6e f8ad9d fbe3c8 5c7fb8'],
    ['ocean', 'e8f7f5 0b4f6c 01baef 20a4a0 fbfbff 145c9e'],
    ['lilac', 'fff5fb c77dff 7b2cbf ffafcc bde0fe 5a189a'],
    ['emerald', 'f6f1d5 1b4332 40916c d8b24a 95d5b2 081c15'],
    ['neon', '120021 ff2a6d 05d9e8 7700a6 01012b d1f7ff'],
  ]),
  pattern('confetti', 'pattern', ['Confetti', '彩点', 'قصاصات ملونة'], 'dots|party|polka|圆点|派对|نقاط|حفلة', [
    [null, 'fffaf2 ff5d73 ffb627 29bf9f 4f86f7 f49fbc'],
    ['night', '1b1d3a ff6b9d ffd36b 6be5d2 9d8cff ffffff'],
    ['mint', 'cdeee0 ffffff ff8c69 2e8b7f ffd88a f4a7b9'],
    ['gold', '18171c d8a945 f3d88f a67c28 fff1c9 5a4a2a'],
  ]),
  pattern('gingham', 'pattern', ['Gingham', '格纹布', 'قماش مربعات'], 'picnic|check|cloth|野餐|格子|نزهة|مربعات', [
    [null, 'fff8ee d7263d ffffff'],
    ['sky', 'f8fcff 3f88c5 ffffff'],
    ['mint', 'f9fdf8 4f9d77 ffffff'],
    ['lilac', 'fdf9ff 9b7fd4 ffffff'],
  ]),
  pattern('leopard', 'texture', ['Leopard', '豹纹', 'جلد الفهد'], 'animal|fur|spots|动物|豹|حيوان|نمر', [
    [null, 'edc088 d99c5b b8733a 2b1a12'],
    ['rose', 'ffd0dc ffa9c1 ff6f9c 4a1030'],
    ['snow', 'f6f4f0 dcd9d4 a9a6a2 26262a'],
    ['neon', '22e3c4 2bb7ff ff3fa4 14142b'],
  ]),
  pattern('flower-field', 'nature', ['Flower field', '花海', 'حقل أزهار'], 'flowers|floral|spring|花|春天|زهور|ربيع', [
    [null, '20433a 3f7d5c ffc94d f7f0e3 ff8fa3 ff6b4a f9d0c4'],
    ['lilac', 'efe6ff a3b18a ffd166 9d79d6 c8a9f5 ffffff 7a57b8'],
    ['peach', 'ffe4d0 8fa876 fff3c4 ff7f5c f4a58a ffffff e2563d'],
    ['navy', '14213d 4a7c74 f9c74f fdf0d5 e5989b b5838d ffb4a2'],
  ]),
  pattern(
    'halftone',
    'lines',
    ['Halftone', '半调网点', 'نقاط طباعة'],
    'dots|comic|pop art|网点|漫画|波普|نقاط|كوميكس',
    [
      [null, 'ffe14d ffb800 ff3b7f d6006c'],
      ['ocean', 'd9fbff 9fe8ff 1466ff 0b1f8a'],
      ['mono', 'ffffff eeeeee 1a1a1a 000000'],
    ],
  ),
  pattern(
    'city-night',
    'nature',
    ['City lights', '城市灯火', 'أضواء المدينة'],
    'skyline|buildings|moon|城市|夜景|مدينة|ليل',
    [
      [null, '0b1033 3a2a6b e58b7b fff0c9 4a3b78 120f2b ffd479'],
      ['peach', '5b4b8a e07a8b ffd9a0 fff6e0 a86a88 2e1f47 fff0b8'],
      ['emerald', '041c24 0d4650 5fb3a1 f2f7d0 1f6468 041519 ffe9a3'],
    ],
  ),
  pattern('ink-wash', 'nature', ['Ink mountains', '水墨山', 'جبال بالحبر'], 'mountain|mist|zen|山|水墨|雾|جبل|ضباب', [
    [null, 'f4efe4 cf3f2e 9fb0b5 1c2b33'],
    ['rose', 'fbeee9 f2a65a e3b2b5 5b2a46'],
    ['emerald', 'f1f3e6 e8b04a a5c4b0 0f3b36'],
    ['navy', 'e9eef5 f4d58d 9db4d4 14213d'],
  ]),
  pattern(
    'groovy',
    'retro',
    ['Groovy', '迷幻波纹', 'تموجات السبعينات'],
    'seventies|waves|stripes|七十年代|条纹|سبعينات|خطوط',
    [
      [null, 'f6e7cb e4572e f3a712 76a08a a23b2a f9d9a0'],
      ['candy', 'fff0f6 ff8fb8 ffd166 9be0d0 b79cf0 ff6f91'],
      ['ocean', 'eaf7f2 0f4c75 3282b8 bbe1fa 1b8a8f f2c57c'],
    ],
  ),
  pattern('clouds', 'gradient', ['Clouds', '云', 'غيوم'], 'sky|dream|soft|天空|梦|سماء|حلم', [
    [null, 'ffffff c3d4ee 4a90d9 7db8f0 b9dcfa e9f5ff'],
    ['peach', 'fff1e0 f2a3a0 8a6fc0 e58fb0 ffb99a ffe1b8'],
    ['lilac', 'fff6ff cdb2ec 8c8cf0 bba4f5 e8c4f2 ffe3f0'],
  ]),
  pattern('hearts', 'pattern', ['Hearts', '爱心', 'قلوب'], 'love|valentine|爱|情人节|حب|عيد الحب', [
    [null, 'fff1f3 ff4d6d ffb3c1 c9184a ffffff'],
    ['lilac', 'f3ecff 9d79f0 d8c6ff ffffff 6a3fd0'],
    ['night', '2a0a1f ff4d8d 7a1b4b ffc2d6 b3246b'],
  ]),
] as const;
export type PatternKey = (typeof PATTERNS)[number]['key'];
