import { boxAt, by, dot, heartLine, line, ring, slab } from '../art/pen.ts';
import { band, pillar, sprig, wave } from '../art/land.ts';
import { roundedLine } from '../art/paper.ts';
import { CASES, family } from '../template.ts';

/** One letter, much air, few lines. */
export const INITIALS = family('initials', CASES, [
  {
    key: 'initials-ring',
    group: 'minimal',
    titles: ['Ring and letter', '圆环字母', 'حلقة وحرف'],
    draw(c, { initial, name }) {
      c.fill('1f2a2e');
      c.draw(
        ring(c.at(0.5, 0.44), c.unit * 0.32, { colour: 'd9b98a', width: 0.7 }),
        line([c.at(0.5, 0.0), by(c.at(0.5, 0.44), 0, -c.unit * 0.36)], 'd9b98a', 0.5),
        line([by(c.at(0.5, 0.44), 0, c.unit * 0.36), c.at(0.5, 0.88)], 'd9b98a', 0.5),
      );
      c.words(initial, 'serif', { v: 0.44, width: 0.4, height: 0.32, ink: 'f3e3c3', field: 'initial' });
      c.words(name, 'tall', { v: 1, width: 0.5, height: 0.065, ink: 'd9b98a', letterSpacing: 0.3, field: 'name' });
    },
  },
  {
    key: 'initials-split',
    group: 'minimal',
    titles: ['Two halves', '双色拼接', 'نصفان'],
    draw(c, { initial, name }) {
      c.fill('f2d4c8');
      c.draw(pillar(c.bleed, c.bleed.x - 6, c.over(0.5, 0).x, 'c2624a'));
      c.draw(dot(c.at(0.5, 0.4), c.unit * 0.74, 'fff7ee'));
      c.words(initial, 'heavy', { v: 0.4, width: 0.5, height: 0.4, ink: '7a2f22', field: 'initial' });
      c.draw(slab(boxAt(c.at(0.5, 0.94), c.frame.width * 0.82, c.frame.height * 0.11), 'fff7ee'));
      c.words(name, 'geo', { v: 0.94, width: 0.66, height: 0.085, ink: '7a2f22', letterSpacing: 0.12, field: 'name' });
    },
  },
  {
    key: 'initials-giant',
    group: 'minimal',
    titles: ['Giant letter', '巨型字母', 'حرف عملاق'],
    draw(c, { initial, name }) {
      c.fill('e9e4f2', 'cfc3e8');
      c.words(initial, 'retro', { v: 0.42, width: 0.8, height: 0.86, ink: '5a3f9e 9a7fd8', field: 'initial' });
      c.words(name, 'geo', { left: 0.02, v: 1, width: 0.6, height: 0.085, ink: '3f2a7a', field: 'name' });
    },
  },
  {
    key: 'initials-crest',
    group: 'wedding',
    titles: ['House crest', '家徽', 'شعار العائلة'],
    draw(c, { initial, name, date }) {
      c.fill('eef0ea');
      c.draw(
        [-1, 1].map((side) =>
          sprig(
            c.at(0.5 + side * 0.03, 0.74),
            c.at(0.5 + side * 0.34, 0.2),
            { colour: '4f6b5a', width: 0.5 },
            { count: 9, long: 7.6, wide: 2.6, bend: side * 9 },
          ),
        ),
        roundedLine(boxAt(c.at(0.5, 0.44), c.unit * 0.36, c.unit * 0.44), c.unit * 0.17, {
          colour: 'b08d4a',
          width: 0.7,
        }),
      );
      c.words(initial, 'elegant', { v: 0.44, width: 0.34, height: 0.3, ink: '2f4a3c', field: 'initial' });
      c.words(name, 'serif', { v: 0.88, width: 0.8, height: 0.12, ink: '2f4a3c', letterSpacing: 0.04, field: 'name' });
      c.words(date, 'tall', { v: 1, width: 0.42, height: 0.055, ink: 'b08d4a', letterSpacing: 0.1, field: 'date' });
    },
  },
  {
    key: 'initials-heart',
    group: 'love',
    titles: ['One line heart', '一笔爱心', 'قلب بخط واحد'],
    draw(c, { name, partner, date }) {
      const at = c.at(0.5, 0.36);
      c.fill('2a1a24');
      c.draw(
        wave({ ...c.bleed, width: c.bleed.width * 0.5 - c.unit * 0.02 }, at.y + c.unit * 0.42, [2, 1, 0.25], {
          colour: 'f0a3a8',
          width: 0.8,
        }),
        wave({ ...c.bleed, x: at.x, width: c.bleed.width * 0.5 }, at.y + c.unit * 0.42, [2, 1, 0.25], {
          colour: 'f0a3a8',
          width: 0.8,
        }),
        heartLine(at, c.unit * 0.88, { colour: 'f0a3a8', width: 0.8 }),
        heartLine(by(at, 1.6, 1), c.unit * 0.76, { colour: 'a35a6a', width: 0.5 }),
      );
      const group = 'pair';
      c.words(name, 'elegant', { v: 0.26, width: 0.56, height: 0.15, ink: 'fdeee6', field: 'name', group });
      c.words('&', 'book', { v: 0.375, width: 0.1, height: 0.07, ink: 'f0a3a8', group });
      c.words(partner, 'elegant', { v: 0.5, width: 0.56, height: 0.15, ink: 'fdeee6', field: 'partner', group });
      c.words(date, 'tall', { v: 0.98, width: 0.5, height: 0.065, ink: 'f0a3a8', letterSpacing: 0.14, field: 'date' });
    },
  },
  {
    key: 'initials-bars',
    group: 'minimal',
    titles: ['Colour bars', '彩条', 'شرائط لونية'],
    draw(c, { name }) {
      c.fill('f7f4ee');
      c.draw(
        ['e4604e', 'f2a65a', 'f4d58d', '7fb69a', '2f6f73'].map((colour, i) =>
          band(c.bleed, c.over(0, 0.44 + i * 0.05).y, c.over(0, 0.475 + i * 0.05).y, colour),
        ),
      );
      c.words(name, 'geo', { left: 0.03, v: 0.98, width: 0.7, height: 0.15, ink: '2b2b2b', field: 'name' });
    },
  },
]);
