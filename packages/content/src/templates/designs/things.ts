import { type Template, template } from '../template.ts';

/**
 * Templates for other goods: garments, golf balls, biscuits. Without a background: only the drawn parts are printed.
 */
export const THING_TEMPLATES: readonly Template[] = [
  template({
    key: 'summit-club',
    group: 'travel',
    categories: ['tShirt'],
    titles: ['Summit club', '登顶俱乐部', 'نادي القمة'],
    words: ['SUMMIT CLUB', '登顶俱乐部', 'نادي القمة'],
    draw(c, words) {
      c.words(words, 'tall', { v: 0.06, width: 0.94, height: 0.34, arc: 110, ink: 'e4572e' });
      c.sticker('mount-fuji', 0.5, 0.56, 0.7);
      c.sticker('star-retro', 0.5, 0.98, 0.16);
      c.sticker('star-retro', 0.24, 0.94, 0.11);
      c.sticker('star-retro', 0.76, 0.94, 0.11);
    },
  }),
  template({
    key: 'sunshine-state',
    group: 'retro',
    categories: ['tShirt'],
    titles: ['Sunshine state', '阳光心态', 'حالة مشمسة'],
    words: ['sunshine', '阳光', 'شمس مشرقة'],
    draw(c, words) {
      c.sticker('rainbow-earth', 0.5, 0.3, 0.84);
      c.words(words, 'retro', { v: 0.86, width: 0.96, height: 0.26, ink: 'f3a712', edge: '7a2f1d', shadow: '7a2f1d' });
    },
  }),
  template({
    key: 'team-player',
    group: 'team',
    categories: ['tShirt'],
    titles: ['Team player', '团队球员', 'لاعب الفريق'],
    words: ['23', '23', '٢٣'],
    draw(c, words) {
      c.words(words, 'tall', { v: 0.42, width: 0.9, height: 0.72, ink: 'ffffff', edge: '12355b', shadow: 'e4572e' });
      c.sticker('basketball', 0.5, 0.97, 0.22);
    },
  }),
  template({
    key: 'all-heart',
    group: 'love',
    categories: ['tShirt'],
    titles: ['All heart', '全心全意', 'كل القلب'],
    words: ['amour', '心动', 'حب'],
    draw(c, words) {
      c.sticker('heart-checker', 0.5, 0.34, 0.82);
      c.words(words, 'script', { v: 0.9, width: 0.8, height: 0.22, ink: 'e4264f' });
    },
  }),
  template({
    key: 'pocket-daisy',
    group: 'flowers',
    categories: ['tShirt'],
    titles: ['Pocket daisy', '口袋雏菊', 'أقحوانة'],
    words: ['hello', '你好', 'مرحبا'],
    draw(c, words) {
      c.sticker('daisy-white', 0.5, 0.32, 0.66);
      c.words(words, 'hand', { v: 0.92, width: 0.7, height: 0.24, ink: '2f4858' });
    },
  }),
  template({
    key: 'golf-monogram',
    group: 'golf',
    categories: ['golf'],
    titles: ['Monogram', '花押字', 'حروف متشابكة'],
    words: ['JB', '平', 'ن'],
    draw(c, words) {
      c.words(words, 'serif', { v: 0.5, width: 0.92, height: 0.92, ink: '14213d' });
    },
  }),
  template({
    key: 'golf-lucky',
    group: 'golf',
    categories: ['golf'],
    titles: ['Lucky ball', '幸运球', 'كرة الحظ'],
    words: ['LUCKY', '好运', 'حظ'],
    draw(c, words) {
      c.sticker('four-leaf-clover', 0.5, 0.26, 0.62);
      c.words(words, 'tall', { v: 0.95, width: 0.9, height: 0.32, ink: '14613a' });
    },
  }),
  template({
    key: 'golf-ace',
    group: 'golf',
    categories: ['golf'],
    titles: ['Hole in one', '一杆进洞', 'ضربة واحدة'],
    words: ['ACE', '一杆', 'إيس'],
    draw(c, words) {
      c.sticker('flag-in-hole', 0.5, 0.26, 0.62);
      c.words(words, 'comic', { v: 0.95, width: 0.8, height: 0.34, ink: 'd7263d' });
    },
  }),
  template({
    key: 'golf-smile',
    group: 'golf',
    categories: ['golf'],
    titles: ['Smiling ball', '微笑球', 'كرة مبتسمة'],
    words: ['hi!', '嗨', 'أهلا'],
    draw(c, words) {
      c.sticker('smile-yellow', 0.5, 0.3, 0.68);
      c.words(words, 'round', { v: 0.98, width: 0.6, height: 0.3, ink: '231a2e' });
    },
  }),
  template({
    key: 'biscuit-birthday',
    group: 'birthday',
    categories: ['bakedGoods'],
    titles: ['Birthday biscuit', '生日饼干', 'بسكويت عيد ميلاد'],
    words: ['Happy\nbirthday', '生日\n快乐', 'عيد ميلاد\nسعيد'],
    draw(c, words) {
      c.fill('fff4d6', 'ffd6e4');
      c.words(words, 'script', { v: 0.3, width: 1, height: 0.78, ink: 'ff3d71' });
      c.sticker('cupcake', 0.5, 0.98, 0.34);
      c.scatter(['balloon', 'star-chunky'], { size: 0.24, seed: 81, gap: 0.15 });
    },
  }),
  template({
    key: 'biscuit-love',
    group: 'love',
    categories: ['bakedGoods'],
    titles: ['Sweet on you', '甜蜜的你', 'حلوتي'],
    words: ['be mine', '嫁给我', 'كن لي'],
    draw(c, words) {
      c.fill('ffe3ea', 'ffb3c7');
      c.words(words, 'script', { v: 0.5, width: 0.96, height: 0.64, ink: 'c9184a' });
      c.scatter(['heart-nested', 'red-heart'], { size: 0.26, seed: 91, gap: 0.12 });
    },
  }),
  template({
    key: 'biscuit-thanks',
    group: 'thanks',
    categories: ['bakedGoods'],
    titles: ['Thank-you biscuit', '感谢饼干', 'بسكويت شكر'],
    words: ['thank you', '谢谢', 'شكرا'],
    draw(c, words) {
      c.fill('e8f6ef', 'bfe6d5');
      c.words(words, 'hand', { v: 0.5, width: 0.96, height: 0.6, ink: '1f6f5c' });
      c.scatter(['daisy-white', 'daisy-pink', 'tulip'], { size: 0.28, seed: 101, gap: 0.1 });
    },
  }),
  template({
    key: 'biscuit-garden',
    group: 'flowers',
    categories: ['bakedGoods'],
    titles: ['Garden biscuit', '花园饼干', 'بسكويت الحديقة'],
    words: ['spring', '春', 'ربيع'],
    draw(c, words) {
      c.wallpaper('flower-field-peach');
      c.sticker('frame-scallop', 0.5, 0.5, 0.98);
      c.words(words, 'script', { v: 0.5, width: 0.56, height: 0.5, ink: 'a3341a', edge: 'fff3e6' });
    },
  }),
];
