import { CASES, family } from '../template.ts';

/** Stone, gold and quiet words. */
export const STONE = family('stone', CASES, [
  {
    key: 'gilded-initial',
    group: 'minimal',
    titles: ['Gilded initial', '鎏金首字', 'حرف مذهب'],
    draw(c, { initial }) {
      c.wallpaper('gold-marble');
      c.words(initial, 'serif', {
        v: 0.5,
        width: 0.6,
        height: 0.42,
        field: 'initial',
        ink: 'fff3c9 f0cf7c b98a32',
        shadow: '04211d',
      });
    },
  },
  {
    key: 'marble-name',
    group: 'minimal',
    titles: ['Marble name', '大理石名字', 'اسم على رخام'],
    draw(c, { name }) {
      c.wallpaper('gold-marble-white');
      c.words(name, 'script', { v: 0.78, width: 0.72, height: 0.22, field: 'name', ink: 'c19a45 8a6420' });
    },
  },
  {
    key: 'soft-dawn',
    group: 'minimal',
    titles: ['Soft dawn', '晨光', 'فجر ناعم'],
    words: ['one day at a time', '慢慢来', 'يوما بيوم'],
    draw(c, { words }) {
      c.wallpaper('aurora-mesh-peach');
      c.words(words, 'hand', { v: 0.86, width: 0.74, height: 0.14, ink: '8a3b4a' });
    },
  },
]);

/** One loud ground, one loud word. */
export const LOUD = family('loud', CASES, [
  {
    key: 'good-vibes',
    group: 'retro',
    titles: ['Good vibes', '好心情', 'مزاج رائق'],
    words: ['good\nvibes\nonly', '只要\n好心情', 'طاقة\nإيجابية'],
    draw(c, { words }) {
      c.wallpaper('groovy');
      c.words(words, 'retro', { v: 0.46, width: 0.94, height: 0.66, ink: 'fff6e0', edge: '5a1f14', shadow: '5a1f14' });
    },
  },
  {
    key: 'secret-garden',
    group: 'spring',
    titles: ['Secret garden', '秘密花园', 'الحديقة السرية'],
    words: ['bloom', '绽放', 'أزهر'],
    draw(c, { words }) {
      c.wallpaper('botanical');
      c.words(words, 'script', { v: 0.5, width: 0.8, height: 0.3, ink: 'f6e3b4 e2bf74', shadow: '0a211f' });
    },
  },
  {
    key: 'wild-side',
    group: 'fun',
    titles: ['Wild side', '野性', 'الجانب البري'],
    words: ['stay\nwild', '保持\n野性', 'كن\nبريا'],
    draw(c, { words }) {
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
  },
  {
    key: 'neon-dream',
    group: 'retro',
    titles: ['Neon dream', '霓虹梦', 'حلم نيون'],
    samples: { number: ['2000', '2000', '٢٠٠٠'] },
    draw(c, { number }) {
      c.wallpaper('liquid-neon');
      c.words(number, 'retro', {
        v: 0.5,
        width: 0.94,
        height: 0.34,
        field: 'number',
        ink: 'ffffff d1f7ff ff2a6d',
        edge: '120021',
        shadow: '05d9e8',
      });
    },
  },
]);
