import { boxAt, by, dot, line, ring, slab, upTo, arc } from '../art/pen.ts';
import { band, pillar } from '../art/land.ts';
import { card, roundedLine, tape } from '../art/paper.ts';
import { CASES, family } from '../template.ts';

/** What lies on desks: paper, boards, screens. */
export const DESK = family('desk', CASES, [
  {
    key: 'desk-notebook',
    group: 'work',
    titles: ['Composition book', '作文本', 'دفتر'],
    draw(c, { name, motto }) {
      c.wallpaper('terrazzo-mono');
      c.draw(pillar(c.bleed, c.bleed.x - 6, c.over(0.16, 0).x, '14161a'));
      c.draw(
        card(boxAt(c.at(0.54, 0.42), c.frame.width * 0.8, c.frame.height * 0.46), 3, 'f7f3e8'),
        roundedLine(boxAt(c.at(0.54, 0.42), c.frame.width * 0.74, c.frame.height * 0.42), 2, {
          colour: '23262b',
          width: 0.6,
        }),
        [0.47, 0.57].map((v) => line([c.at(0.24, v), c.at(0.84, v)], '9a9aa3', 0.4)),
      );
      c.words(name, 'hand', { u: 0.54, v: 0.4, width: 0.6, height: 0.14, ink: '2b4a9c', field: 'name' });
      c.words(motto, 'slab', { u: 0.54, v: 0.53, width: 0.56, height: 0.06, ink: '23262b', field: 'motto' });
    },
  },
  {
    key: 'desk-todo',
    group: 'work',
    titles: ['To-do list', '待办清单', 'قائمة المهام'],
    words: ['coffee\nemails\nnap', '咖啡\n邮件\n午睡', 'قهوة\nبريد\nقيلولة'],
    draw(c, { words, name }) {
      c.fill('ffe27a');
      c.draw(
        upTo(13).map((i) => line([c.over(-0.1, 0.05 + i * 0.08), c.over(1.1, 0.05 + i * 0.08)], 'f2cf5a', 0.6)),
        tape(c.over(0.74, 0.06), 26, 9, 'f58fb0', -8),
      );
      c.draw(
        [0.27, 0.475, 0.68].map((v, i) => [
          roundedLine(boxAt(c.at(0.1, v), 9, 9), 1.6, { colour: '3a3320', width: 1 }),
          i < 2 ? line([c.at(0.06, v), by(c.at(0.1, v), -0.6, 3), by(c.at(0.1, v), 6, -6)], 'e4572e', 1.6) : [],
        ]),
      );
      c.words(words, 'marker', { left: 0.24, v: 0.46, width: 0.7, height: 0.66, ink: '3a3320' });
      c.words(name, 'hand', { left: 0.03, v: 1, width: 0.6, height: 0.12, ink: 'e4572e', field: 'name' });
    },
  },
  {
    key: 'desk-chalk',
    group: 'graduation',
    titles: ['Blackboard', '黑板', 'سبورة'],
    words: ['teacher of\nthe year', '年度\n好老师', 'أفضل\nمعلم'],
    draw(c, { words, name }) {
      const chalk = { colour: 'f3f1e6', width: 0.8, opacity: 0.9 };
      c.fill('2f4a3f');
      c.draw(
        band(c.bleed, c.bleed.y - 4, c.bleed.y + 6, 'b5814f'),
        band(c.bleed, c.bleed.y + c.bleed.height - 6, c.bleed.y + c.bleed.height + 4, 'b5814f'),
        pillar(c.bleed, c.bleed.x - 4, c.bleed.x + 5, 'b5814f'),
        pillar(c.bleed, c.bleed.x + c.bleed.width - 5, c.bleed.x + c.bleed.width + 4, 'b5814f'),
      );
      c.draw(
        ring(c.over(0.76, 0.14), 8, chalk),
        line([c.over(0.58, 0.24), c.over(0.92, 0.24)], chalk.colour, 0.8),
        line([c.over(0.24, 0.42), c.over(0.34, 0.34), c.over(0.44, 0.42), c.over(0.24, 0.42)], chalk.colour, 0.8),
        arc(c.over(0.66, 0.4), 9, [180, 360], chalk),
        line([by(c.over(0.66, 0.4), -9, 0), by(c.over(0.66, 0.4), 9, 0)], chalk.colour, 0.8),
        line([c.at(0.2, 0.8), c.at(0.8, 0.79)], 'f2c766', 0.9),
        line([c.at(0.26, 0.825), c.at(0.74, 0.815)], 'f2c766', 0.9),
      );
      c.words(words, 'hand', { v: 0.56, width: 0.88, height: 0.38, ink: 'f3f1e6' });
      c.words(name, 'hand', { v: 0.97, width: 0.56, height: 0.12, ink: 'f2c766', field: 'name' });
    },
  },
  {
    key: 'desk-battery',
    group: 'fun',
    titles: ['Low battery', '电量不足', 'بطارية ضعيفة'],
    words: ['1 %\nleft', '电量\n1%', 'بقي\n١٪'],
    draw(c, { words, name }) {
      const box = boxAt(c.at(0.5, 0.3), c.unit * 0.8, c.unit * 0.42);
      c.fill('16181d');
      c.draw(
        roundedLine(box, 6, { colour: 'f4f4f0', width: 2.4 }),
        line(
          [
            { x: box.x + box.width + 4, y: box.y + box.height * 0.36 },
            { x: box.x + box.width + 4, y: box.y + box.height * 0.64 },
          ],
          'f4f4f0',
          3,
        ),
        card({ x: box.x + 4, y: box.y + 4, width: box.width * 0.12, height: box.height - 8 }, 2.4, 'ff4a3c'),
      );
      c.words(words, 'heavy', { v: 0.74, width: 0.8, height: 0.34, ink: 'ff4a3c' });
      c.words(name, 'geo', { v: 1, width: 0.5, height: 0.07, ink: 'f4f4f0', field: 'name' });
    },
  },
  {
    key: 'desk-hello',
    group: 'fun',
    titles: ['Hello, my name is', '你好我叫', 'أهلا اسمي'],
    words: ['HELLO\nmy name is', '你好\n我的名字是', 'أهلا\nاسمي'],
    draw(c, { words, name }) {
      const box = boxAt(c.at(0.5, 0.5), c.frame.width * 0.98, Math.min(c.frame.height * 0.8, c.frame.width * 0.9));
      c.fill('d9d4cb');
      c.draw(
        upTo(40).map((i) => dot(c.over(((i * 53) % 100) / 100, ((i * 31) % 100) / 100), 1 + (i % 3) * 0.5, 'c9c2b5')),
      );
      c.draw(
        card({ ...box, x: box.x + 1.2, y: box.y + 1.6 }, 7, 'b5ad9f'),
        card(box, 7, 'd8312f'),
        slab(
          { x: box.x + 1.4, y: box.y + box.height * 0.36, width: box.width - 2.8, height: box.height * 0.5 },
          'fffdf6',
        ),
      );
      c.words(words, 'geo', {
        v: (box.y - c.frame.y + box.height * 0.18) / c.frame.height,
        width: 0.6,
        height: (box.height * 0.3) / c.frame.height,
        ink: 'ffffff',
      });
      c.words(name, 'marker', {
        v: (box.y - c.frame.y + box.height * 0.61) / c.frame.height,
        width: 0.8,
        height: (box.height * 0.34) / c.frame.height,
        ink: '1f1f26',
        rotation: -3,
        field: 'name',
      });
    },
  },
]);
