import { type ColourSpace, PCS_WHITE, toXyz } from './colour-space.ts';

/** The ICC profile of a colour space: three primaries and a curve, or a curve alone for grey (ICC.1:2001-04). */
export function madeIcc({ xy, toLight }: ColourSpace, kind: 'RGB ' | 'GRAY' = 'RGB '): Buffer {
  const xyz = toXyz(xy, PCS_WHITE);
  const column = (n: 0 | 1 | 2) => xyzTag([xyz[0][n], xyz[1][n], xyz[2][n]]);
  const curve = curveTag(toLight);
  const common: [string, Buffer][] = [
    ['desc', description('made')],
    ['cprt', Buffer.from('text\0\0\0\0CC0\0')],
    ['wtpt', xyzTag(PCS_WHITE)],
  ];
  if (kind === 'GRAY') return assemble(kind, [...common, ['kTRC', curve]]);
  return assemble(kind, [
    ...common,
    ['rXYZ', column(0)],
    ['gXYZ', column(1)],
    ['bXYZ', column(2)],
    ['rTRC', curve],
    ['gTRC', curve],
    ['bTRC', curve],
  ]);
}

function assemble(kind: string, tags: readonly (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${kind}XYZ `, 12, 'latin1');
  [2026, 1, 1, 0, 0, 0].forEach((part, i) => header.writeUInt16BE(part, 24 + 2 * i));
  header.write('acsp', 36, 'latin1');
  PCS_WHITE.forEach((value, i) => header.writeInt32BE(Math.round(value * 65536), 68 + 4 * i));
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  const bodies: Buffer[] = [];
  let at = header.length + table.length;
  tags.forEach(([name, data], i) => {
    table.write(name, 4 + 12 * i, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * i);
    table.writeUInt32BE(data.length, 12 + 12 * i);
    bodies.push(data, Buffer.alloc((4 - (data.length % 4)) % 4));
    at += Math.ceil(data.length / 4) * 4;
  });
  header.writeUInt32BE(at);
  return Buffer.concat([header, table, ...bodies]);
}

function xyzTag(xyz: readonly number[]): Buffer {
  const bytes = Buffer.alloc(20);
  bytes.write('XYZ ', 'latin1');
  xyz.forEach((value, i) => bytes.writeInt32BE(Math.round(value * 65536), 8 + 4 * i));
  return bytes;
}

const POINTS = 2048;

function curveTag(toLight: (value: number) => number): Buffer {
  const bytes = Buffer.alloc(12 + 2 * POINTS);
  bytes.write('curv', 'latin1');
  bytes.writeUInt32BE(POINTS, 8);
  for (let i = 0; i < POINTS; i += 1) bytes.writeUInt16BE(Math.round(65535 * toLight(i / (POINTS - 1))), 12 + 2 * i);
  return bytes;
}

function description(text: string): Buffer {
  const bytes = Buffer.alloc(12 + text.length + 1 + 78);
  bytes.write('desc', 'latin1');
  bytes.writeUInt32BE(text.length + 1, 8);
  bytes.write(text, 12, 'latin1');
  return bytes;
}
