import { CASES, family } from '../template.ts';

/** Paper colours, one deep ink, and large letters of one kind beside small ones of another. */
export const FINE_LINES = family('fine-lines', CASES, [
  {
    key: 'arch-portrait',
    group: 'family',
    titles: ['Portrait in an arch', '拱窗肖像', 'صورة في قوس'],
    draw(c, { name, date }) {
      c.fill('f3ebdf');
      c.photo(0.5, 0, { width: 0.84, height: 0.68, tall: 1.24, mask: 'arch', border: 'b5502a', borderWidth: 0.9 });
      c.words(name, 'serif', { v: 0.86, width: 0.86, height: 0.17, ink: '3a2a22', field: 'name' });
      c.words(date, 'tall', { v: 1, width: 0.5, height: 0.07, ink: 'b5502a', letterSpacing: 0.08, field: 'date' });
    },
  },
  {
    key: 'wedding-line',
    group: 'wedding',
    titles: ['Wedding line', '婚礼', 'خط الزفاف'],
    draw(c, { name, partner, date }) {
      // "&" stands only between two names.
      const group = 'pair';
      c.fill('f7f3ec');
      c.rim('b59a6a', 0.5, 1);
      c.words(name, 'script', { v: 0.2, width: 0.84, height: 0.24, ink: '3f4a3c', field: 'name', group });
      c.words('&', 'serif', { v: 0.45, width: 0.2, height: 0.12, ink: 'b59a6a', group });
      c.words(partner, 'script', { v: 0.68, width: 0.84, height: 0.24, ink: '3f4a3c', field: 'partner', group });
      c.words(date, 'tall', { v: 0.92, width: 0.52, height: 0.065, ink: 'b59a6a', letterSpacing: 0.08, field: 'date' });
    },
  },
  {
    key: 'postcard-home',
    group: 'travel',
    titles: ['Postcard', '明信片', 'بطاقة بريدية'],
    draw(c, { place, date, name }) {
      c.fill('f2eee3');
      c.photo(0.5, 0, { width: 0.96, height: 0.56, tall: 0.98, rounding: 0.06, border: '1f5c6b', borderWidth: 0.8 });
      c.words(place, 'script', { v: 0.74, width: 0.92, height: 0.2, ink: '1f5c6b', field: 'place' });
      c.line(
        [
          [0.1, 0.86],
          [0.9, 0.86],
        ],
        'c7bfa8',
        0.4,
      );
      c.words(name, 'hand', { u: 0.1, v: 0.97, width: 0.46, height: 0.1, ink: '4a463a', field: 'name' });
      c.words(date, 'tall', { u: 0.94, v: 0.965, width: 0.4, height: 0.06, ink: 'b5502a', field: 'date' });
    },
  },
]);

export const PHOTO_FIRST = family('photo-first', CASES, [
  {
    key: 'magazine-cover',
    group: 'friends',
    titles: ['Magazine cover', '杂志封面', 'غلاف مجلة'],
    draw(c, { name, place, date }) {
      c.fill('2b2b30');
      c.fullPhoto();
      c.words(name, 'tall', { v: 0.7, width: 0.98, height: 0.24, ink: 'ffffff', shadow: '1a1a1f', field: 'name' });
      c.words(place, 'script', { v: 0.875, width: 0.6, height: 0.1, ink: 'ffffff', shadow: '1a1a1f', field: 'place' });
      c.words(date, 'tall', { v: 1, width: 0.52, height: 0.06, ink: 'ffffff', shadow: '1a1a1f', field: 'date' });
    },
  },
  {
    key: 'two-of-us',
    group: 'love',
    titles: ['The two of us', '我们俩', 'نحن الاثنان'],
    draw(c, { name, partner, date }) {
      c.fill('f0cabf');
      c.photo(0.1, 0.06, { width: 0.66, height: 0.42, tall: 1, mask: 'circle', border: 'ffffff', borderWidth: 1.3 });
      c.photo(0.9, 0.48, { width: 0.66, height: 0.42, tall: 1, mask: 'circle', border: 'ffffff', borderWidth: 1.3 });
      c.words(name, 'script', { u: 0, v: 0.83, width: 0.5, height: 0.14, ink: '8c2f39', field: 'name' });
      c.words(partner, 'script', { u: 1, v: 0.83, width: 0.44, height: 0.14, ink: '8c2f39', field: 'partner' });
      c.words(date, 'tall', { v: 1, width: 0.5, height: 0.065, ink: '8c2f39', letterSpacing: 0.08, field: 'date' });
    },
  },
  {
    key: 'photo-booth',
    group: 'friends',
    titles: ['Photo booth', '大头贴', 'كشك الصور'],
    draw(c, { name }) {
      c.fill('1c1b20');
      for (const v of [0, 0.5, 1]) {
        c.photo(1, v, { width: 0.72, height: 0.32, tall: 0.78, rounding: 0.08, border: 'f3ebdf', borderWidth: 1 });
      }
      c.words(name, 'tall', { u: 0, v: 0.5, width: 0.3, height: 0.9, rotation: -90, ink: 'f3ebdf', field: 'name' });
    },
  },
  {
    key: 'instant-photo',
    group: 'friends',
    titles: ['Instant photo', '拍立得', 'صورة فورية'],
    draw(c, { name, place }) {
      c.fill('cdd8ba');
      c.pattern('grid', 'cdd8ba');
      c.photo(0.5, 0.16, {
        width: 0.94,
        height: 0.66,
        tall: 1.05,
        rotation: -5,
        border: 'ffffff',
        borderWidth: 2.6,
      });
      c.words(name, 'hand', { v: 0.84, width: 0.9, height: 0.19, ink: '34412b', field: 'name' });
      c.words(place, 'tall', { v: 1, width: 0.5, height: 0.07, ink: '6a7a52', letterSpacing: 0.1, field: 'place' });
    },
  },
  {
    key: 'heart-window',
    group: 'love',
    titles: ['Heart window', '心窗', 'نافذة القلب'],
    draw(c, { name, motto }) {
      c.fill('c2283a');
      c.pattern('dots', 'c2283a');
      c.photo(0.5, 0.14, { width: 0.92, height: 0.62, tall: 0.96, mask: 'heart', border: 'fff1ea', borderWidth: 1.4 });
      c.words(name, 'retro', { v: 0.82, width: 0.9, height: 0.18, ink: 'fff1ea', field: 'name' });
      c.words(motto, 'hand', { v: 1, width: 0.74, height: 0.11, ink: 'ffc9bd', field: 'motto' });
    },
  },
]);

export const BIG_TYPE = family('big-type', CASES, [
  {
    key: 'big-birthday',
    group: 'birthday',
    titles: ['Big birthday', '大寿', 'عيد ميلاد كبير'],
    draw(c, { number, name, date }) {
      c.fill('ffd9a8');
      c.pattern('confetti', 'ffd9a8', 'ee8550', 'c2552f');
      c.words(number, 'retro', { v: 0.36, width: 0.96, height: 0.6, ink: 'b3261e', field: 'number' });
      c.words(name, 'marker', { v: 0.84, width: 0.92, height: 0.2, ink: '5a1a16', field: 'name' });
      c.words(date, 'tall', { v: 1, width: 0.46, height: 0.065, ink: '8a3a22', letterSpacing: 0.06, field: 'date' });
    },
  },
  {
    key: 'team-shirt',
    group: 'sport',
    titles: ['My number', '我的号码', 'رقمي'],
    draw(c, { name, number }) {
      c.fill('12355b');
      c.pattern('stripes', '12355b');
      c.words(name, 'tall', { v: 0.08, width: 0.86, height: 0.16, ink: 'ffffff', letterSpacing: 0.06, field: 'name' });
      c.words(number, 'tall', { v: 0.66, width: 0.96, height: 0.72, ink: 'ffffff', edge: 'e4572e', field: 'number' });
    },
  },
  {
    key: 'own-words',
    group: 'retro',
    titles: ['Own words', '自己的话', 'كلماتي'],
    draw(c, { motto, name }) {
      c.fill('2f4a3f');
      c.pattern('waves', '2f4a3f');
      c.words(motto, 'retro', { v: 0.46, width: 0.96, height: 0.5, ink: 'f4e3bf', rotation: -8, field: 'motto' });
      c.words(name, 'tall', { v: 0.98, width: 0.5, height: 0.07, ink: 'd9b779', letterSpacing: 0.1, field: 'name' });
    },
  },
]);
