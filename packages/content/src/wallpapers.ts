import type { Licence, Wallpaper } from './types.ts';

/** Pixels of every built wallpaper. 1500 px over an 82 mm case are 460 dpi. */
export const WALLPAPER_WIDTH = 1500;
export const WALLPAPER_HEIGHT = 3000;

const OWN: Licence = {
  spdx: 'CC0-1.0',
  holder: 'Custom Phone Case contributors',
  source: 'packages/content/scripts/wallpapers',
};

const wallpaper = (key: string, title: string, group: string, words: string): Wallpaper => ({
  key,
  title,
  group,
  keywords: words.split(', '),
  licence: OWN,
});

/** Backgrounds drawn by this package's own generators. */
export const WALLPAPERS: readonly Wallpaper[] = [
  wallpaper('aurora-mesh', 'Aurora', 'gradient', 'gradient, soft, 渐变, 极光, تدرج, شفق'),
  wallpaper('terrazzo', 'Terrazzo', 'pattern', 'stone, chips, 水磨石, تيرازو, حجر'),
  wallpaper('great-waves', 'Great waves', 'nature', 'sea, ocean, waves, 海浪, 波浪, أمواج, بحر'),
  wallpaper('gold-marble', 'Gold marble', 'texture', 'marble, gold, stone, 大理石, 金, رخام, ذهب'),
  wallpaper('topography', 'Topography', 'lines', 'map, contour, mountain, 等高线, 地图, تضاريس, خريطة'),
  wallpaper('retro-sun', 'Retro sun', 'retro', 'sunset, stripes, seventies, 复古, 日落, شمس, غروب, قديم'),
  wallpaper('botanical', 'Botanical', 'nature', 'leaves, plants, flowers, 植物, 叶子, نبات, أوراق'),
  wallpaper('checker-warp', 'Warped checks', 'retro', 'checker, groovy, op art, 棋盘格, 扭曲, مربعات, شطرنج'),
  wallpaper('starry-night', 'Starry night', 'nature', 'stars, milky way, space, 星空, 银河, نجوم, مجرة, ليل'),
  wallpaper('memphis', 'Memphis', 'pattern', 'shapes, eighties, geometric, 孟菲斯, 几何, أشكال, هندسي'),
  wallpaper('brush-strokes', 'Brush strokes', 'texture', 'paint, abstract, art, 笔触, 抽象, فرشاة, تجريدي'),
  wallpaper('highland-plaid', 'Highland plaid', 'pattern', 'tartan, check, cloth, 格子, 苏格兰, كاروهات, قماش'),
];
