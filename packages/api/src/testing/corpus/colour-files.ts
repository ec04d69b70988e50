import { deflateSync } from 'node:zlib';
import { ADOBE, type ColourSpace, P3, power, PROPHOTO, REC709 } from './colour-space.ts';
import { uint32s } from './made-png.ts';
import {
  CALM,
  chrm,
  cicp,
  clear,
  type Codes,
  DARK,
  gama,
  GREYS,
  icc,
  iccp,
  jpeg,
  type OddFile,
  png,
  PURE,
  shown,
  SPACES,
  SRGB,
  SRGB_CHUNK,
} from './odd-file.ts';

export function profiles(): OddFile[] {
  return Object.entries(SPACES).flatMap(([name, space]) => [
    ...([8, 16] as const).flatMap((depth) => [
      png(`${depth} bits, ${name}`, { depth, space, before: [iccp(space)] }),
      png(`${depth} bits, ${name}, see-through`, {
        depth,
        space,
        type: 6,
        codes: clear(CALM, 0.5),
        before: [iccp(space)],
      }),
    ]),
    png(`palette, ${name}`, {
      type: 3,
      codes: [[0], [1], [2], [3]],
      palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
      shows: shown(CALM, space),
      before: [iccp(space)],
    }),
    jpeg(name, { space, before: [icc(space)] }),
    jpeg(`${name}, progressive`, { space, before: [icc(space)], isProgressive: true }),
  ]);
}

export function pureColours(): OddFile[] {
  const { 'Adobe RGB': adobe, 'Display P3': p3 } = SPACES;
  return ([8, 16] as const).flatMap((depth) => [
    png(`pure colours, ${depth} bits, sRGB`, { depth, codes: PURE, before: [iccp(SRGB)] }),
    png(`pure colours, ${depth} bits, Adobe RGB`, { depth, codes: PURE, space: adobe, before: [iccp(adobe)] }),
    png(`pure colours, ${depth} bits, Display P3`, { depth, codes: PURE, space: p3, before: [iccp(p3)] }),
    png(`pure colours, ${depth} bits, no profile`, { depth, codes: PURE }),
  ]);
}

export function gammas(): OddFile[] {
  return [1, 1 / 1.8, 1 / 2.2, 0.7].flatMap((gamma) => {
    const of = (xy: ColourSpace['xy']): ColourSpace => ({ xy, toLight: power(1 / (Math.round(gamma * 1e5) / 1e5)) });
    const what = `gAMA ${gamma.toFixed(5)}`;
    // Alone, that is how programs say sRGB.
    const alone = gamma === 1 / 2.2 ? SRGB : of(REC709);
    return [
      png(what, { space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM of sRGB`, { space: of(REC709), before: [gama(gamma), chrm(REC709)] }),
      png(`${what}, cHRM of P3`, { space: of(P3), before: [gama(gamma), chrm(P3)] }),
      png(`${what}, cHRM of P3, dark`, { codes: DARK, space: of(P3), before: [gama(gamma), chrm(P3)] }),
      png(`${what}, cHRM of sRGB, dark`, { codes: DARK, space: of(REC709), before: [gama(gamma), chrm(REC709)] }),
      png(`${what}, dark`, { codes: DARK, space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM of Adobe RGB, 16 bits`, { depth: 16, space: of(ADOBE), before: [gama(gamma), chrm(ADOBE)] }),
      png(`${what}, grey`, { type: 0, codes: GREYS, space: alone, before: [gama(gamma)] }),
      png(`${what}, grey of 16 bits`, { type: 0, depth: 16, codes: GREYS, space: alone, before: [gama(gamma)] }),
      png(`${what}, cHRM, grey with alpha`, {
        type: 4,
        codes: clear(GREYS, 0.5),
        space: of(REC709),
        before: [gama(gamma), chrm(REC709)],
      }),
      png(`${what}, palette`, {
        type: 3,
        codes: [[0], [1], [2], [3]],
        palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
        shows: shown(CALM, alone),
        before: [gama(gamma)],
      }),
    ];
  });
}

/** What comes first where a file says its colours twice (PNG, 4.3). */
export function contradictions(): OddFile[] {
  const { 'Display P3': p3, 'Adobe RGB': adobe } = SPACES;
  return [
    png('sRGB and a gAMA of 1', { before: [SRGB_CHUNK, gama(1)] }),
    png('a profile and a gAMA of 1', { space: p3, before: [gama(1), iccp(p3)] }),
    png('cHRM alone', { before: [chrm(P3)] }),
    png('gAMA of 0', { before: [gama(0)] }),
    png('cICP Display P3', { space: p3, before: [cicp(12, 13)] }),
    png('cICP sRGB', { before: [cicp(1, 13)] }),
    png('cICP linear', { space: { xy: REC709, toLight: power(1) }, before: [cicp(1, 8)] }),
    png('cICP Display P3 over a profile', { space: p3, before: [cicp(12, 13), iccp(adobe)] }),
    png('cICP Display P3 of 16 bits', { depth: 16, space: p3, before: [cicp(12, 13)] }),
    png('a damaged profile', {
      before: [['iCCP', Buffer.concat([Buffer.from('made\0\0'), deflateSync(Buffer.alloc(200))])]],
    }),
  ];
}

export function greys(): OddFile[] {
  const old: ColourSpace = { xy: PROPHOTO, toLight: power(1.8) };
  return [
    ...([1, 2, 4, 8, 16] as const).map((depth) => {
      const most = 2 ** depth - 1;
      const codes = GREYS.map(([grey = 0]) => [Math.round(grey * most) / most]);
      return png(`grey of ${depth} bits`, { type: 0, depth, codes });
    }),
    png('grey with alpha, 16 bits', { type: 4, depth: 16, codes: clear(GREYS, 0.5) }),
    png('grey with a profile', { type: 0, codes: GREYS, space: old, before: [iccp(old, 'GRAY')] }),
    png('grey of 16 bits with a profile', {
      type: 0,
      depth: 16,
      codes: GREYS,
      space: old,
      before: [iccp(old, 'GRAY')],
    }),
    jpeg('grey', { as: 'grey', codes: GREYS }),
    jpeg('grey with a profile', { as: 'grey', codes: GREYS, space: old, before: [icc(old, 'GRAY')] }),
    jpeg('grey, progressive', { as: 'grey', codes: GREYS, isProgressive: true }),
  ];
}

export function transparency(): OddFile[] {
  const clearLast = (codes: Codes): Codes => shown(codes).map((colour, i) => (i === 3 ? [0, 0, 0, 0] : colour));
  const key = (depth: 8 | 16) => Buffer.concat((CALM[3] ?? []).map((value) => short(value, depth)));
  return [
    ...([8, 16] as const).map((depth) =>
      png(`tRNS of ${depth} bits`, { depth, before: [['tRNS', key(depth)]], shows: clearLast(CALM) }),
    ),
    png('grey with tRNS', { type: 0, codes: GREYS, before: [['tRNS', short(0.94, 8)]], shows: clearLast(GREYS) }),
    png('palette with tRNS', {
      type: 3,
      codes: [[0], [1], [2], [3]],
      palette: CALM.map((code) => code.map((value) => Math.round(value * 255))),
      before: [['tRNS', Buffer.from([255, 255, 255, 0])]],
      shows: clearLast(CALM),
    }),
    png('bKGD is ignored', { before: [['bKGD', Buffer.alloc(6)]], type: 6, codes: clear(CALM, 0.5) }),
    png('interlaced', { isInterlaced: true }),
    png('interlaced, 16 bits, P3', {
      isInterlaced: true,
      depth: 16,
      space: SPACES['Display P3'],
      before: [iccp(SPACES['Display P3'])],
    }),
    png('pixels that are not square', { before: [['pHYs', Buffer.concat([uint32s(1000, 2000), Buffer.of(1)])]] }),
  ];
}

function short(value: number, depth: 8 | 16): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(Math.round(value * (2 ** depth - 1)));
  return bytes;
}
