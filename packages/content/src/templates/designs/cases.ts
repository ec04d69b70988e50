import type { Category } from '@cpc/design';
import { type Template, template } from '../template.ts';

/** The categories for phones and tablets. */
export const CASES: readonly Category[] = ['phoneCase', 'colourPlus', 'colourLite'];

export const CASE_TEMPLATES: readonly Template[] = [
  template(
    'always-yours',
    'love',
    CASES,
    ['Always yours', '永远属于你', 'لك دائما'],
    ['always\nyours', '永远\n爱你', 'أحبك\nدائما'],
    (c, words) => {
      c.fill('ffd9e2', 'ff9fb6', 'ff6f91');
      c.words(words, 'script', { v: 0.52, width: 0.92, height: 0.4, ink: 'ffffff', edge: 'd81e5b', shadow: 'a3123f' });
      c.scatter(['heart-nested', 'heart-sunset', 'red-heart', 'two-hearts'], { size: 0.22, seed: 3, gap: 0.12 });
    },
  ),
  template(
    'heart-parade',
    'love',
    CASES,
    ['Heart parade', '爱心巡游', 'موكب القلوب'],
    ['LOVE', '爱', 'حب'],
    (c, words) => {
      c.wallpaper('hearts');
      c.sticker('red-heart', 0.5, 0.5, 0.98);
      c.words(words, 'retro', { v: 0.48, width: 0.62, height: 0.24, ink: 'ffffff' });
    },
  ),
  template(
    'birthday-bash',
    'birthday',
    CASES,
    ['Birthday bash', '生日派对', 'حفلة عيد ميلاد'],
    ['Happy birthday', '生日快乐', 'عيد ميلاد سعيد'],
    (c, words) => {
      c.fill('fff1c9', 'ffd6e8', 'd9c9ff');
      c.sticker('birthday-cake', 0.5, 0.6, 0.62);
      c.words(words, 'script', { v: 0.02, width: 1, height: 0.4, arc: 100, ink: 'ff3d71', edge: 'ffffff' });
      c.sticker('balloon', 0.06, 0.4, 0.24, { rotation: -12 });
      c.sticker('balloon', 0.94, 0.4, 0.24, { rotation: 12, flip: true });
      c.sticker('party-popper', 0.12, 0.96, 0.26);
      c.sticker('wrapped-gift', 0.9, 0.97, 0.26);
      c.scatter(['star-chunky', 'star-twinkle', 'heart-nested'], { size: 0.13, seed: 7 });
    },
  ),
  template(
    'golden-year',
    'birthday',
    CASES,
    ['Golden year', '金色年华', 'عام ذهبي'],
    ['Cheers\nto you', '为你\n举杯', 'كل عام\nوأنت بخير'],
    (c, words) => {
      c.glow('3a3020', '18171c');
      c.words(words, 'serif', { v: 0.4, width: 0.92, height: 0.46, ink: 'fff6d0 f3d88f d8a945' });
      c.sticker('clinking-glasses', 0.5, 0.86, 0.4);
      c.scatter(['star-twinkle', 'sparkles'], { size: 0.15, seed: 13, gap: 0.3 });
    },
  ),
  template(
    'good-vibes',
    'retro',
    CASES,
    ['Good vibes', '好心情', 'مزاج رائق'],
    ['good\nvibes\nonly', '只要\n好心情', 'طاقة\nإيجابية'],
    (c, words) => {
      c.wallpaper('groovy');
      c.words(words, 'retro', { v: 0.46, width: 0.94, height: 0.66, ink: 'fff6e0', edge: '5a1f14', shadow: '5a1f14' });
      c.sticker('smile-yellow', 0.5, 0.95, 0.36, { rotation: -10 });
    },
  ),
  template(
    'sunset-drive',
    'retro',
    CASES,
    ['Sunset drive', '日落公路', 'رحلة الغروب'],
    ['Endless summer', '无尽夏日', 'صيف لا ينتهي'],
    (c, words) => {
      c.wallpaper('retro-sun');
      c.sticker('palm-tree', 0.14, 0.62, 0.34);
      c.sticker('automobile', 0.6, 0.68, 0.42);
      c.words(words, 'script', { v: 0.9, width: 0.98, height: 0.2, ink: 'fff3d6', edge: '7a2f1d', shadow: '7a2f1d' });
    },
  ),
  template('quiet-line', 'minimal', CASES, ['Quiet line', '静', 'هدوء'], ['breathe', '呼吸', 'تنفس'], (c, words) => {
    c.fill('f4efe6');
    c.words(words, 'serif', { v: 0.9, width: 0.42, height: 0.1, ink: '3a352e', letterSpacing: 0.06 });
  }),
  template(
    'soft-dawn',
    'minimal',
    CASES,
    ['Soft dawn', '晨光', 'فجر ناعم'],
    ['one day at a time', '慢慢来', 'يوما بيوم'],
    (c, words) => {
      c.wallpaper('aurora-mesh-peach');
      c.words(words, 'hand', { v: 0.86, width: 0.74, height: 0.14, ink: '8a3b4a' });
    },
  ),
  template(
    'gilded-initial',
    'minimal',
    CASES,
    ['Gilded initial', '鎏金首字', 'حرف مذهب'],
    ['A', '安', 'أ'],
    (c, words) => {
      c.wallpaper('gold-marble');
      c.words(words, 'serif', { v: 0.5, width: 0.6, height: 0.42, ink: 'fff3c9 f0cf7c b98a32', shadow: '04211d' });
    },
  ),
  template(
    'marble-name',
    'minimal',
    CASES,
    ['Marble name', '大理石名字', 'اسم على رخام'],
    ['Olivia', '雨晴', 'ليلى'],
    (c, words) => {
      c.wallpaper('gold-marble-white');
      c.words(words, 'script', { v: 0.78, width: 0.72, height: 0.22, ink: 'c19a45 8a6420' });
    },
  ),
  template(
    'wanderer',
    'travel',
    CASES,
    ['Wanderer', '远行者', 'الرحالة'],
    ['go explore', '去远方', 'انطلق'],
    (c, words) => {
      c.wallpaper('ink-wash');
      c.words(words, 'marker', { v: 0.12, width: 0.86, height: 0.18, ink: '1c2b33' });
      c.sticker('airplane', 0.78, 0.36, 0.3, { rotation: -8 });
      c.sticker('camping', 0.5, 0.92, 0.56);
    },
  ),
  template(
    'passport',
    'travel',
    CASES,
    ['Passport', '环游护照', 'جواز سفر'],
    ['Bon voyage', '一路顺风', 'رحلة سعيدة'],
    (c, words) => {
      c.fill('0f4c75', '3282b8', 'bbe1fa');
      c.sticker('globe-showing-europe-africa', 0.5, 0.5, 0.56);
      c.words(words, 'tall', { v: 0.1, width: 0.94, height: 0.3, arc: 120, ink: 'ffffff' });
      c.scatter(['airplane', 'luggage', 'camera', 'compass', 'sailboat', 'mountain'], {
        size: 0.2,
        seed: 11,
        gap: 0.15,
      });
    },
  ),
  template(
    'best-friends',
    'pets',
    CASES,
    ['Best friends', '最好的朋友', 'أعز الأصدقاء'],
    ['best friends', '最好的朋友', 'أعز صديق'],
    (c, words) => {
      c.fill('fff1c9', 'ffd98a');
      c.sticker('dog-face', 0.24, 0.6, 0.48, { rotation: -8 });
      c.sticker('cat-face', 0.78, 0.6, 0.48, { rotation: 8 });
      c.words(words, 'round', { v: 0.9, width: 0.9, height: 0.14, ink: '6b3f1d' });
      c.scatter(['paw-prints'], { size: 0.16, seed: 5, opacity: 0.85 });
    },
  ),
  template('cat-person', 'pets', CASES, ['Cat person', '猫奴', 'محب القطط'], ['MEOW', '喵', 'مياو'], (c, words) => {
    c.fill('3b2f63', '5b4a9c', '8e7ae6');
    c.sticker('flat-cat-face', 0.5, 0.42, 0.74);
    c.words(words, 'comic', { v: 0.88, width: 0.86, height: 0.24, ink: 'ffd23f', edge: '221642', shadow: '221642' });
    c.scatter(['star-twinkle', 'paw-prints'], { size: 0.14, seed: 8, opacity: 0.9 });
  }),
  template(
    'match-day',
    'sport',
    CASES,
    ['Match day', '比赛日', 'يوم المباراة'],
    ['MATCH\nDAY', '比赛日', 'يوم\nالمباراة'],
    (c, words) => {
      c.fill('0b6e4f', '08a045', '6bbf59');
      c.sticker('soccer-ball', 0.5, 0.22, 0.66);
      c.words(words, 'tall', { v: 0.92, width: 0.94, height: 0.46, ink: 'ffffff', shadow: '053b2a' });
    },
  ),
  template('number-ten', 'team', CASES, ['Number ten', '十号', 'الرقم عشرة'], ['10', '10', '10'], (c, words) => {
    c.wallpaper('highland-plaid-ruby');
    c.words(words, 'tall', { v: 0.5, width: 0.86, height: 0.66, ink: 'ffffff', edge: '1b1b25', shadow: '1b1b25' });
    c.sticker('trophy', 0.5, 0.98, 0.26);
  }),
  template(
    'to-the-moon',
    'space',
    CASES,
    ['To the moon', '奔向月球', 'إلى القمر'],
    ['to the moon', '奔向月球', 'إلى القمر'],
    (c, words) => {
      c.wallpaper('starry-night');
      c.sticker('full-moon-face', 0.5, 0.22, 0.46);
      c.sticker('rocket', 0.3, 0.58, 0.4, { rotation: 6 });
      c.sticker('ringed-planet', 0.86, 0.62, 0.28, { rotation: -14 });
      c.words(words, 'neon', { v: 0.9, width: 0.92, height: 0.14, ink: 'fff0c9' });
    },
  ),
  template(
    'daisy-chain',
    'flowers',
    CASES,
    ['Daisy chain', '雏菊', 'سلسلة أقحوان'],
    ['smile', '微笑', 'ابتسم'],
    (c, words) => {
      c.fill('bfe3ff', '8fc7ff');
      c.words(words, 'retro', { v: 0.5, width: 0.8, height: 0.26, ink: 'ffffff', edge: '2f6fb5', shadow: '2f6fb5' });
      c.scatter(['daisy-white', 'daisy-pink', 'smile-yellow', 'daisy-white'], { size: 0.26, seed: 21, gap: 0.08 });
    },
  ),
  template(
    'secret-garden',
    'flowers',
    CASES,
    ['Secret garden', '秘密花园', 'الحديقة السرية'],
    ['bloom', '绽放', 'أزهر'],
    (c, words) => {
      c.wallpaper('botanical');
      c.words(words, 'script', { v: 0.5, width: 0.8, height: 0.3, ink: 'f6e3b4 e2bf74', shadow: '0a211f' });
    },
  ),
  template(
    'coquette',
    'flowers',
    CASES,
    ['Coquette', '蝴蝶结', 'فيونكات'],
    ['sweetheart', '小甜心', 'حلوتي'],
    (c, words) => {
      c.fill('fff3f6', 'ffe0ea');
      c.sticker('bow-pink', 0.5, 0.42, 0.8);
      c.words(words, 'script', { v: 0.84, width: 0.86, height: 0.18, ink: 'e8608f' });
      c.scatter(['bow-pink', 'heart-nested'], { size: 0.12, seed: 31, opacity: 0.8 });
    },
  ),
  template(
    'ocean-child',
    'nature',
    CASES,
    ['Ocean child', '海的孩子', 'ابن البحر'],
    ['ocean child', '海的孩子', 'ابن البحر'],
    (c, words) => {
      c.wallpaper('great-waves');
      c.sticker('dolphin', 0.5, 0.54, 0.6, { rotation: -10 });
      c.words(words, 'hand', { v: 0.9, width: 0.86, height: 0.16, ink: 'ffffff' });
    },
  ),
  template('lucky-one', 'lucky', CASES, ['Lucky one', '幸运儿', 'المحظوظ'], ['lucky', '好运', 'محظوظ'], (c, words) => {
    c.fill('e3f6d5', '9bd98a', '4caf6d');
    c.words(words, 'retro', { v: 0.5, width: 0.86, height: 0.26, ink: 'ffffff', edge: '14613a', shadow: '14613a' });
    c.scatter(['four-leaf-clover', 'shamrock', 'four-leaf-clover', 'lady-beetle'], { size: 0.22, seed: 41, gap: 0.12 });
  }),
  template(
    'red-fortune',
    'lucky',
    CASES,
    ['Red fortune', '红运', 'حظ أحمر'],
    ['good\nfortune', '福', 'حظ\nسعيد'],
    (c, words) => {
      c.glow('e63946', 'a4161a');
      c.words(words, 'marker', { v: 0.42, width: 0.8, height: 0.44, ink: 'fff1c9 ffd76a', shadow: '660708' });
      c.sticker('red-paper-lantern', 0.14, 0.9, 0.3);
      c.sticker('red-envelope', 0.86, 0.9, 0.3);
    },
  ),
  template(
    'night-owl',
    'space',
    CASES,
    ['Night owl', '夜猫子', 'ساهر الليل'],
    ['night owl', '夜猫子', 'ساهر الليل'],
    (c, words) => {
      c.wallpaper('city-night');
      c.sticker('owl', 0.5, 0.44, 0.5);
      c.words(words, 'neon', { v: 0.9, width: 0.9, height: 0.16, ink: 'ffe9a3', edge: '120f2b' });
    },
  ),
  template(
    'game-on',
    'play',
    CASES,
    ['Game on', '开玩', 'وقت اللعب'],
    ['GAME\nON', '开玩', 'هيا\nنلعب'],
    (c, words) => {
      c.wallpaper('checker-warp-black');
      c.sticker('video-game', 0.5, 0.2, 0.76, { rotation: -10 });
      c.words(words, 'pixel', { v: 0.94, width: 0.96, height: 0.42, ink: '7dffb0', edge: '0b0b10', shadow: 'ff2a6d' });
    },
  ),
  template(
    'dino-friends',
    'play',
    CASES,
    ['Dino friends', '恐龙伙伴', 'أصدقاء الديناصور'],
    ['ROAR!', '嗷呜', 'زئير!'],
    (c, words) => {
      c.fill('fff3b0', 'c7e9b4', '7fcdbb');
      c.sticker('flat-t-rex', 0.5, 0.56, 0.74);
      c.words(words, 'comic', { v: 0.08, width: 0.86, height: 0.24, ink: 'ff6b35', edge: 'ffffff', shadow: '2f6f5e' });
      c.scatter(['flat-sauropod', 'flat-palm-tree', 'volcano', 'hatching-chick'], { size: 0.2, seed: 51 });
    },
  ),
  template(
    'but-first-coffee',
    'food',
    CASES,
    ['But first, coffee', '先喝咖啡', 'القهوة أولا'],
    ['but first,\ncoffee', '先来\n一杯', 'القهوة\nأولا'],
    (c, words) => {
      c.fill('f7ead7', 'e6c9a2');
      c.sticker('flat-hot-beverage', 0.5, 0.4, 0.62);
      c.words(words, 'marker', { v: 0.88, width: 0.86, height: 0.3, ink: '5a3218' });
      c.scatter(['chocolate-bar', 'cookie', 'croissant', 'doughnut'], { size: 0.17, seed: 61 });
    },
  ),
  template(
    'wild-side',
    'nature',
    CASES,
    ['Wild side', '野性', 'الجانب البري'],
    ['stay\nwild', '保持\n野性', 'كن\nبريا'],
    (c, words) => {
      c.wallpaper('leopard');
      c.words(words, 'marker', {
        v: 0.5,
        width: 1,
        height: 0.4,
        rotation: -10,
        ink: 'fff6e6',
        edge: '2b1a12',
        shadow: '2b1a12',
      });
    },
  ),
  template('neon-dream', 'retro', CASES, ['Neon dream', '霓虹梦', 'حلم نيون'], ['2000', '千禧', '٢٠٠٠'], (c, words) => {
    c.wallpaper('liquid-neon');
    c.words(words, 'retro', {
      v: 0.5,
      width: 0.94,
      height: 0.34,
      ink: 'ffffff d1f7ff ff2a6d',
      edge: '120021',
      shadow: '05d9e8',
    });
    c.scatter(['star-chunky', 'bolt-pink'], { size: 0.2, seed: 71, gap: 1 });
  }),
];
