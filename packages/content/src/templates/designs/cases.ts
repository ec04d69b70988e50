import type { Category } from '@cpc/design';
import { type Template, template } from '../template.ts';

/** The categories for phones and tablets. */
export const CASES: readonly Category[] = ['phoneCase', 'colourPlus', 'colourLite'];

export const CASE_TEMPLATES: readonly Template[] = [
  template({
    key: 'always-yours',
    group: 'love',
    categories: CASES,
    titles: ['Always yours', '永远属于你', 'لك دائما'],
    words: ['always\nyours', '永远\n爱你', 'أحبك\nدائما'],
    draw(c, words) {
      c.fill('ffd9e2', 'ff9fb6', 'ff6f91');
      c.words(words, 'script', { v: 0.52, width: 0.92, height: 0.4, ink: 'ffffff', edge: 'd81e5b', shadow: 'a3123f' });
      c.scatter(['heart-nested', 'heart-sunset', 'red-heart', 'two-hearts'], { size: 0.22, seed: 3, gap: 0.12 });
    },
  }),
  template({
    key: 'heart-parade',
    group: 'love',
    categories: CASES,
    titles: ['Heart parade', '爱心巡游', 'موكب القلوب'],
    words: ['LOVE', '爱', 'حب'],
    draw(c, words) {
      c.wallpaper('hearts');
      c.sticker('red-heart', 0.5, 0.5, 0.98);
      c.words(words, 'retro', { v: 0.48, width: 0.62, height: 0.24, ink: 'ffffff' });
    },
  }),
  template({
    key: 'birthday-bash',
    group: 'birthday',
    categories: CASES,
    titles: ['Birthday bash', '生日派对', 'حفلة عيد ميلاد'],
    words: ['Happy birthday', '生日快乐', 'عيد ميلاد سعيد'],
    draw(c, words) {
      c.fill('fff1c9', 'ffd6e8', 'd9c9ff');
      c.sticker('birthday-cake', 0.5, 0.6, 0.62);
      c.words(words, 'script', { v: 0.02, width: 1, height: 0.4, arc: 100, ink: 'ff3d71', edge: 'ffffff' });
      c.sticker('balloon', 0.06, 0.4, 0.24, { rotation: -12 });
      c.sticker('balloon', 0.94, 0.4, 0.24, { rotation: 12, flip: true });
      c.sticker('party-popper', 0.12, 0.96, 0.26);
      c.sticker('wrapped-gift', 0.9, 0.97, 0.26);
      c.scatter(['star-chunky', 'star-twinkle', 'heart-nested'], { size: 0.13, seed: 7 });
    },
  }),
  template({
    key: 'golden-year',
    group: 'birthday',
    categories: CASES,
    titles: ['Golden year', '金色年华', 'عام ذهبي'],
    words: ['Cheers\nto you', '为你\n举杯', 'كل عام\nوأنت بخير'],
    draw(c, words) {
      c.glow('3a3020', '18171c');
      c.words(words, 'serif', { v: 0.4, width: 0.92, height: 0.46, ink: 'fff6d0 f3d88f d8a945' });
      c.sticker('clinking-glasses', 0.5, 0.86, 0.4);
      c.scatter(['star-twinkle', 'sparkles'], { size: 0.15, seed: 13, gap: 0.3 });
    },
  }),
  template({
    key: 'good-vibes',
    group: 'retro',
    categories: CASES,
    titles: ['Good vibes', '好心情', 'مزاج رائق'],
    words: ['good\nvibes\nonly', '只要\n好心情', 'طاقة\nإيجابية'],
    draw(c, words) {
      c.wallpaper('groovy');
      c.words(words, 'retro', { v: 0.46, width: 0.94, height: 0.66, ink: 'fff6e0', edge: '5a1f14', shadow: '5a1f14' });
      c.sticker('smile-yellow', 0.5, 0.95, 0.36, { rotation: -10 });
    },
  }),
  template({
    key: 'sunset-drive',
    group: 'retro',
    categories: CASES,
    titles: ['Sunset drive', '日落公路', 'رحلة الغروب'],
    words: ['Endless summer', '无尽夏日', 'صيف لا ينتهي'],
    draw(c, words) {
      c.wallpaper('retro-sun');
      c.sticker('palm-tree', 0.14, 0.62, 0.34);
      c.sticker('automobile', 0.6, 0.68, 0.42);
      c.words(words, 'script', { v: 0.9, width: 0.98, height: 0.2, ink: 'fff3d6', edge: '7a2f1d', shadow: '7a2f1d' });
    },
  }),
  template({
    key: 'quiet-line',
    group: 'minimal',
    categories: CASES,
    titles: ['Quiet line', '静', 'هدوء'],
    words: ['breathe', '呼吸', 'تنفس'],
    draw(c, words) {
      c.fill('f4efe6');
      c.words(words, 'serif', { v: 0.9, width: 0.42, height: 0.1, ink: '3a352e', letterSpacing: 0.06 });
    },
  }),
  template({
    key: 'soft-dawn',
    group: 'minimal',
    categories: CASES,
    titles: ['Soft dawn', '晨光', 'فجر ناعم'],
    words: ['one day at a time', '慢慢来', 'يوما بيوم'],
    draw(c, words) {
      c.wallpaper('aurora-mesh-peach');
      c.words(words, 'hand', { v: 0.86, width: 0.74, height: 0.14, ink: '8a3b4a' });
    },
  }),
  template({
    key: 'gilded-initial',
    group: 'minimal',
    categories: CASES,
    titles: ['Gilded initial', '鎏金首字', 'حرف مذهب'],
    words: ['A', '安', 'أ'],
    draw(c, words) {
      c.wallpaper('gold-marble');
      c.words(words, 'serif', { v: 0.5, width: 0.6, height: 0.42, ink: 'fff3c9 f0cf7c b98a32', shadow: '04211d' });
    },
  }),
  template({
    key: 'marble-name',
    group: 'minimal',
    categories: CASES,
    titles: ['Marble name', '大理石名字', 'اسم على رخام'],
    words: ['Olivia', '雨晴', 'ليلى'],
    draw(c, words) {
      c.wallpaper('gold-marble-white');
      c.words(words, 'script', { v: 0.78, width: 0.72, height: 0.22, ink: 'c19a45 8a6420' });
    },
  }),
  template({
    key: 'wanderer',
    group: 'travel',
    categories: CASES,
    titles: ['Wanderer', '远行者', 'الرحالة'],
    words: ['go explore', '去远方', 'انطلق'],
    draw(c, words) {
      c.wallpaper('ink-wash');
      c.words(words, 'marker', { v: 0.12, width: 0.86, height: 0.18, ink: '1c2b33' });
      c.sticker('airplane', 0.78, 0.36, 0.3, { rotation: -8 });
      c.sticker('camping', 0.5, 0.92, 0.56);
    },
  }),
  template({
    key: 'passport',
    group: 'travel',
    categories: CASES,
    titles: ['Passport', '环游护照', 'جواز سفر'],
    words: ['Bon voyage', '一路顺风', 'رحلة سعيدة'],
    draw(c, words) {
      c.fill('0f4c75', '3282b8', 'bbe1fa');
      c.sticker('globe-showing-europe-africa', 0.5, 0.5, 0.56);
      c.words(words, 'tall', { v: 0.1, width: 0.94, height: 0.3, arc: 120, ink: 'ffffff' });
      c.scatter(['airplane', 'luggage', 'camera', 'compass', 'sailboat', 'mountain'], {
        size: 0.2,
        seed: 11,
        gap: 0.15,
      });
    },
  }),
  template({
    key: 'best-friends',
    group: 'pets',
    categories: CASES,
    titles: ['Best friends', '最好的朋友', 'أعز الأصدقاء'],
    words: ['best friends', '最好的朋友', 'أعز صديق'],
    draw(c, words) {
      c.fill('fff1c9', 'ffd98a');
      c.sticker('dog-face', 0.24, 0.6, 0.48, { rotation: -8 });
      c.sticker('cat-face', 0.78, 0.6, 0.48, { rotation: 8 });
      c.words(words, 'round', { v: 0.9, width: 0.9, height: 0.14, ink: '6b3f1d' });
      c.scatter(['paw-prints'], { size: 0.16, seed: 5, opacity: 0.85 });
    },
  }),
  template({
    key: 'cat-person',
    group: 'pets',
    categories: CASES,
    titles: ['Cat person', '猫奴', 'محب القطط'],
    words: ['MEOW', '喵', 'مياو'],
    draw(c, words) {
      c.fill('3b2f63', '5b4a9c', '8e7ae6');
      c.sticker('flat-cat-face', 0.5, 0.42, 0.74);
      c.words(words, 'comic', { v: 0.88, width: 0.86, height: 0.24, ink: 'ffd23f', edge: '221642', shadow: '221642' });
      c.scatter(['star-twinkle', 'paw-prints'], { size: 0.14, seed: 8, opacity: 0.9 });
    },
  }),
  template({
    key: 'match-day',
    group: 'sport',
    categories: CASES,
    titles: ['Match day', '比赛日', 'يوم المباراة'],
    words: ['MATCH\nDAY', '比赛日', 'يوم\nالمباراة'],
    draw(c, words) {
      c.fill('0b6e4f', '08a045', '6bbf59');
      c.sticker('soccer-ball', 0.5, 0.22, 0.66);
      c.words(words, 'tall', { v: 0.92, width: 0.94, height: 0.46, ink: 'ffffff', shadow: '053b2a' });
    },
  }),
  template({
    key: 'number-ten',
    group: 'team',
    categories: CASES,
    titles: ['Number ten', '十号', 'الرقم عشرة'],
    words: ['10', '10', '10'],
    draw(c, words) {
      c.wallpaper('highland-plaid-ruby');
      c.words(words, 'tall', { v: 0.5, width: 0.86, height: 0.66, ink: 'ffffff', edge: '1b1b25', shadow: '1b1b25' });
      c.sticker('trophy', 0.5, 0.98, 0.26);
    },
  }),
  template({
    key: 'to-the-moon',
    group: 'space',
    categories: CASES,
    titles: ['To the moon', '奔向月球', 'إلى القمر'],
    words: ['to the moon', '奔向月球', 'إلى القمر'],
    draw(c, words) {
      c.wallpaper('starry-night');
      c.sticker('full-moon-face', 0.5, 0.22, 0.46);
      c.sticker('rocket', 0.3, 0.58, 0.4, { rotation: 6 });
      c.sticker('ringed-planet', 0.86, 0.62, 0.28, { rotation: -14 });
      c.words(words, 'neon', { v: 0.9, width: 0.92, height: 0.14, ink: 'fff0c9' });
    },
  }),
  template({
    key: 'daisy-chain',
    group: 'flowers',
    categories: CASES,
    titles: ['Daisy chain', '雏菊', 'سلسلة أقحوان'],
    words: ['smile', '微笑', 'ابتسم'],
    draw(c, words) {
      c.fill('bfe3ff', '8fc7ff');
      c.words(words, 'retro', { v: 0.5, width: 0.8, height: 0.26, ink: 'ffffff', edge: '2f6fb5', shadow: '2f6fb5' });
      c.scatter(['daisy-white', 'daisy-pink', 'smile-yellow', 'daisy-white'], { size: 0.26, seed: 21, gap: 0.08 });
    },
  }),
  template({
    key: 'secret-garden',
    group: 'flowers',
    categories: CASES,
    titles: ['Secret garden', '秘密花园', 'الحديقة السرية'],
    words: ['bloom', '绽放', 'أزهر'],
    draw(c, words) {
      c.wallpaper('botanical');
      c.words(words, 'script', { v: 0.5, width: 0.8, height: 0.3, ink: 'f6e3b4 e2bf74', shadow: '0a211f' });
    },
  }),
  template({
    key: 'coquette',
    group: 'flowers',
    categories: CASES,
    titles: ['Coquette', '蝴蝶结', 'فيونكات'],
    words: ['sweetheart', '小甜心', 'حلوتي'],
    draw(c, words) {
      c.fill('fff3f6', 'ffe0ea');
      c.sticker('bow-pink', 0.5, 0.42, 0.8);
      c.words(words, 'script', { v: 0.84, width: 0.86, height: 0.18, ink: 'e8608f' });
      c.scatter(['bow-pink', 'heart-nested'], { size: 0.12, seed: 31, opacity: 0.8 });
    },
  }),
  template({
    key: 'ocean-child',
    group: 'nature',
    categories: CASES,
    titles: ['Ocean child', '海的孩子', 'ابن البحر'],
    words: ['ocean child', '海的孩子', 'ابن البحر'],
    draw(c, words) {
      c.wallpaper('great-waves');
      c.sticker('dolphin', 0.5, 0.54, 0.6, { rotation: -10 });
      c.words(words, 'hand', { v: 0.9, width: 0.86, height: 0.16, ink: 'ffffff' });
    },
  }),
  template({
    key: 'lucky-one',
    group: 'lucky',
    categories: CASES,
    titles: ['Lucky one', '幸运儿', 'المحظوظ'],
    words: ['lucky', '好运', 'محظوظ'],
    draw(c, words) {
      c.fill('e3f6d5', '9bd98a', '4caf6d');
      c.words(words, 'retro', { v: 0.5, width: 0.86, height: 0.26, ink: 'ffffff', edge: '14613a', shadow: '14613a' });
      c.scatter(['four-leaf-clover', 'shamrock', 'four-leaf-clover', 'lady-beetle'], {
        size: 0.22,
        seed: 41,
        gap: 0.12,
      });
    },
  }),
  template({
    key: 'red-fortune',
    group: 'lucky',
    categories: CASES,
    titles: ['Red fortune', '红运', 'حظ أحمر'],
    words: ['good\nfortune', '福', 'حظ\nسعيد'],
    draw(c, words) {
      c.glow('e63946', 'a4161a');
      c.words(words, 'marker', { v: 0.42, width: 0.8, height: 0.44, ink: 'fff1c9 ffd76a', shadow: '660708' });
      c.sticker('red-paper-lantern', 0.14, 0.9, 0.3);
      c.sticker('red-envelope', 0.86, 0.9, 0.3);
    },
  }),
  template({
    key: 'night-owl',
    group: 'space',
    categories: CASES,
    titles: ['Night owl', '夜猫子', 'ساهر الليل'],
    words: ['night owl', '夜猫子', 'ساهر الليل'],
    draw(c, words) {
      c.wallpaper('city-night');
      c.sticker('owl', 0.5, 0.44, 0.5);
      c.words(words, 'neon', { v: 0.9, width: 0.9, height: 0.16, ink: 'ffe9a3', edge: '120f2b' });
    },
  }),
  template({
    key: 'game-on',
    group: 'play',
    categories: CASES,
    titles: ['Game on', '开玩', 'وقت اللعب'],
    words: ['GAME\nON', '开玩', 'هيا\nنلعب'],
    draw(c, words) {
      c.wallpaper('checker-warp-black');
      c.sticker('video-game', 0.5, 0.2, 0.76, { rotation: -10 });
      c.words(words, 'pixel', { v: 0.94, width: 0.96, height: 0.42, ink: '7dffb0', edge: '0b0b10', shadow: 'ff2a6d' });
    },
  }),
  template({
    key: 'dino-friends',
    group: 'play',
    categories: CASES,
    titles: ['Dino friends', '恐龙伙伴', 'أصدقاء الديناصور'],
    words: ['ROAR!', '嗷呜', 'زئير!'],
    draw(c, words) {
      c.fill('fff3b0', 'c7e9b4', '7fcdbb');
      c.sticker('flat-t-rex', 0.5, 0.56, 0.74);
      c.words(words, 'comic', { v: 0.08, width: 0.86, height: 0.24, ink: 'ff6b35', edge: 'ffffff', shadow: '2f6f5e' });
      c.scatter(['flat-sauropod', 'flat-palm-tree', 'volcano', 'hatching-chick'], { size: 0.2, seed: 51 });
    },
  }),
  template({
    key: 'but-first-coffee',
    group: 'food',
    categories: CASES,
    titles: ['But first, coffee', '先喝咖啡', 'القهوة أولا'],
    words: ['but first,\ncoffee', '先来\n一杯', 'القهوة\nأولا'],
    draw(c, words) {
      c.fill('f7ead7', 'e6c9a2');
      c.sticker('flat-hot-beverage', 0.5, 0.4, 0.62);
      c.words(words, 'marker', { v: 0.88, width: 0.86, height: 0.3, ink: '5a3218' });
      c.scatter(['chocolate-bar', 'cookie', 'croissant', 'doughnut'], { size: 0.17, seed: 61 });
    },
  }),
  template({
    key: 'wild-side',
    group: 'nature',
    categories: CASES,
    titles: ['Wild side', '野性', 'الجانب البري'],
    words: ['stay\nwild', '保持\n野性', 'كن\nبريا'],
    draw(c, words) {
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
  }),
  template({
    key: 'neon-dream',
    group: 'retro',
    categories: CASES,
    titles: ['Neon dream', '霓虹梦', 'حلم نيون'],
    words: ['2000', '千禧', '٢٠٠٠'],
    draw(c, words) {
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
    },
  }),
];
