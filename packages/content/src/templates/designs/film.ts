import { boxAt, by, dot, line, ring, slab, upTo } from '../art/pen.ts';
import { band } from '../art/land.ts';
import { roundedLine, sprockets, tape } from '../art/paper.ts';
import { CASES, family } from '../template.ts';

const [BLACK, PAPER, AMBER] = ['17161a', 'f6f1e7', 'f2a53b'];

/** Film, contact prints and what one sees in the finder. */
export const FILM = family('film', CASES, [
  {
    key: 'film-strip',
    group: 'friends',
    titles: ['Film strip', '胶片', 'شريط فيلم'],
    draw(c, { name, date }) {
      const wide = c.frame.width * 0.72;
      const strip = { x: c.at(1, 0).x - wide, y: c.bleed.y - 3, width: wide, height: c.bleed.height + 6 };
      c.fill(AMBER);
      c.draw(slab(strip, BLACK), sprockets(strip, 4.4, 'f7d9a8'));
      for (const v of [0, 0.5, 1]) c.photo(0.64, v, { width: 0.53, height: 0.315, tall: 0.86 });
      c.words(name, 'tall', { u: 0.1, v: 0.3, width: 0.22, height: 0.7, rotation: -90, ink: BLACK, field: 'name' });
      c.words(date, 'tall', { u: 0.1, v: 1, width: 0.1, height: 0.34, rotation: -90, ink: BLACK, field: 'date' });
    },
  },
  {
    key: 'film-contact',
    group: 'family',
    titles: ['Contact print', '印样', 'صفحة الصور'],
    draw(c, { name }) {
      c.fill(BLACK);
      c.draw(
        [0, 0.3, 0.6].map((v) =>
          [-0.016, 0.274].map((from) =>
            upTo(17).map((i) =>
              line(
                [
                  by(c.at(0, v + from), i * (c.bleed.width / 16) - 3, 0),
                  by(c.at(0, v + from), i * (c.bleed.width / 16) - 1.4, 0),
                ],
                '55535c',
                1.5,
              ),
            ),
          ),
        ),
      );
      for (const row of [0, 1, 2])
        for (const column of [0, 1]) c.photo(column, 0.129 + row * 0.3, { width: 0.485, height: 0.25, tall: 0.74 });
      c.draw(
        ring(c.at(0.76, 0.13), c.unit * 0.23, { colour: 'ff5a3c', width: 1.1 }),
        line([c.at(0.08, 0.8), c.at(0.4, 0.66)], 'ff5a3c', 1.1),
      );
      c.words(name, 'marker', { v: 1, width: 0.9, height: 0.1, ink: PAPER, field: 'name' });
    },
  },
  {
    key: 'film-finder',
    group: 'travel',
    titles: ['In the finder', '取景框', 'في العدسة'],
    draw(c, { place, date }) {
      c.fill('2f3a3a');
      c.fullPhoto();
      const corner = (u: number, v: number, dx: number, dy: number) =>
        line([by(c.at(u, v), dx * 10, 0), c.at(u, v), by(c.at(u, v), 0, dy * 10)], 'ffffff', 1);
      c.draw(
        corner(0.04, 0.02, 1, 1),
        corner(0.96, 0.02, -1, 1),
        corner(0.04, 0.84, 1, -1),
        corner(0.96, 0.84, -1, -1),
        roundedLine(boxAt(c.at(0.5, 0.42), 17, 12), 2, { colour: 'ffffff', width: 0.7 }),
        dot(c.at(0.1, 0.07), 2.6, 'ff4a3c'),
        line([by(c.at(0.5, 0.42), -1.6, 0), by(c.at(0.5, 0.42), 1.6, 0)], 'ffffff', 0.6),
        line([by(c.at(0.5, 0.42), 0, -1.6), by(c.at(0.5, 0.42), 0, 1.6)], 'ffffff', 0.6),
      );
      c.words(place, 'slab', {
        left: 0.04,
        v: 0.94,
        width: 0.5,
        height: 0.09,
        ink: 'ffffff',
        shadow: '14181a',
        field: 'place',
      });
      c.words(date, 'slab', {
        right: 0.96,
        v: 0.945,
        width: 0.4,
        height: 0.065,
        ink: 'ffb84d',
        shadow: '14181a',
        field: 'date',
      });
    },
  },
  {
    key: 'film-wall',
    group: 'love',
    titles: ['Taped to the wall', '墙上照片', 'صور على الجدار'],
    draw(c, { motto }) {
      c.fill('d9c9b0');
      c.draw(
        upTo(9).map((i) => line([c.over(-0.1, i * 0.125), c.over(1.1, i * 0.125)], 'cfbd9f', 0.5)),
        upTo(9).map((i) =>
          upTo(4).map((k) =>
            line(
              [c.over(k * 0.33 + (i % 2) * 0.16, i * 0.125), c.over(k * 0.33 + (i % 2) * 0.16, i * 0.125 + 0.125)],
              'cfbd9f',
              0.5,
            ),
          ),
        ),
      );
      c.photo(0.0, 0.0, { width: 0.64, height: 0.44, tall: 1, rotation: -6, border: 'fffdf6', borderWidth: 1.8 });
      c.photo(1, 0.5, { width: 0.64, height: 0.44, tall: 1, rotation: 5, border: 'fffdf6', borderWidth: 1.8 });
      c.photo(0.02, 1, { width: 0.62, height: 0.4, tall: 1, rotation: 4, border: 'fffdf6', borderWidth: 1.8 });
      c.draw(
        tape(c.at(0.3, 0.02), 15, 5, 'ef8a6a', -8),
        tape(c.at(0.72, 0.31), 15, 5, '7fae6a', 6),
        tape(c.at(0.28, 0.62), 15, 5, '6fa0c4', 3),
      );
      c.words(motto, 'hand', {
        right: 1,
        v: 0.9,
        width: 0.42,
        height: 0.16,
        ink: '4a3a2a',
        rotation: -4,
        field: 'motto',
      });
    },
  },
  {
    key: 'film-title',
    group: 'family',
    titles: ['Opening credits', '片头', 'شارة البداية'],
    words: ['a film by', '一部电影', 'فيلم من بطولة'],
    draw(c, { words, name, date }) {
      c.fill(BLACK);
      c.photo(0.5, 0.1, { width: 1, height: 0.5, tall: 0.62 });
      c.draw(
        band(c.bleed, c.at(0, 0.02).y - 3, c.at(0, 0.02).y - 1.6, AMBER),
        upTo(5).map((i) =>
          line(
            [by(c.over(0.62 + i * 0.075, 0.06), 0, 0), by(c.over(0.62 + i * 0.075, 0.06), 3, 5)],
            i % 2 === 0 ? AMBER : PAPER,
            2,
          ),
        ),
      );
      c.words(words, 'tall', { v: 0.72, width: 0.4, height: 0.06, ink: AMBER, letterSpacing: 0.14 });
      c.words(name, 'tall', { v: 0.85, width: 0.96, height: 0.17, ink: PAPER, letterSpacing: 0.1, field: 'name' });
      c.words(date, 'tall', { v: 1, width: 0.44, height: 0.055, ink: '9a97a3', letterSpacing: 0.14, field: 'date' });
    },
  },
]);
