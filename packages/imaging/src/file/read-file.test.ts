import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joined, latin1, words } from './bytes.ts';
import { chunkOf } from './chunk.ts';
import { tiffOf } from './exif.ts';
import { evenFile, fileFacts } from './read-file.ts';

const SIGNATURE = latin1('\x89PNG\r\n\x1a\n');

function png(...chunks: readonly (readonly [type: string, data: Uint8Array])[]): Uint8Array {
  return joined(SIGNATURE, ...chunks.map(([type, data]) => chunkOf(type, data)));
}

/** @param type 0 grey, 2 RGB */
const header = (width: number, height: number, type = 2) =>
  ['IHDR', joined(words(width, height), Uint8Array.of(8, type, 0, 0, 0))] as const;
const IDAT = ['IDAT', Uint8Array.of(1, 2, 3)] as const;
const IEND = ['IEND', new Uint8Array()] as const;

const segment = (marker: number, data: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(0xff, marker, 0, data.length + 2), data);
const exif = (orientation: number) => segment(0xe1, joined(latin1('Exif\0\0'), tiffOf(orientation)));
const frame = (width: number, height: number, components = 1) =>
  segment(
    0xc0,
    joined(
      Uint8Array.of(8, height >> 8, height & 255, width >> 8, width & 255, components),
      ...Array.from({ length: components }, (_, i) => Uint8Array.of(i + 1, 0x11, 0)),
    ),
  );
/** One code of one bit for each kind: no change, and the end of a block. */
const TABLES = [0x00, 0x10].map((kind) => segment(0xc4, joined(Uint8Array.of(kind, 1), new Uint8Array(16))));
const SCAN = segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0));
const SOI = latin1('\xff\xd8');
const EOI = latin1('\xff\xd9');

/** Grey of 64 × 32 px: 32 blocks of two bits each, 8 bytes. */
const grey = (data: Uint8Array, ...rest: readonly Uint8Array[]): Uint8Array =>
  joined(SOI, frame(64, 32), ...TABLES, SCAN, data, ...rest);
const CODES = new Uint8Array(8);

/** The types of a PNG's chunks. */
function typesIn(bytes: Uint8Array): string[] {
  const found: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at))
    found.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
  return found;
}

describe('what a picture file says', () => {
  it('[AP-06.1] its type comes from its first bytes', () => {
    const typeOf = (bytes: Uint8Array) => fileFacts(bytes)?.type;
    expect(typeOf(SIGNATURE)).toBe('png');
    expect(typeOf(latin1('\xff\xd8\xff\xe1'))).toBe('jpeg');
    expect(typeOf(latin1('RIFF\x04\0\0\0WEBP'))).toBe('webp');
    expect(typeOf(latin1('not a picture'))).toBeUndefined();
    expect(typeOf(new Uint8Array())).toBeUndefined();
  });

  it('[SE-04] its size comes from its header, behind other segments', () => {
    const fill = latin1('\xff');
    const jpeg = joined(
      SOI,
      segment(0xe1, Uint8Array.of(9, 9)),
      fill,
      segment(0xc4, Uint8Array.of(9)),
      frame(4000, 3000),
    );
    expect(fileFacts(jpeg)?.size).toEqual({ width: 4000, height: 3000 });
    expect(fileFacts(png(header(20_000, 20_000)))?.size).toEqual({ width: 20_000, height: 20_000 });
    expect(fileFacts(jpeg.subarray(0, 20))?.size).toBeUndefined();
  });

  it('[ED-14] its orientation is read from a JPEG, a PNG and a WebP', () => {
    const webp = (data: Uint8Array) =>
      joined(latin1('RIFF\0\0\0\0WEBPEXIF'), Uint8Array.of(data.length, 0, 0, 0), data);
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const tiff = tiffOf(orientation);
      const files = [
        joined(SOI, exif(orientation), frame(8, 8)),
        png(header(8, 8), ['eXIf', tiff], IDAT),
        webp(tiff),
        webp(joined(latin1('Exif\0\0'), tiff)),
      ];
      expect(files.map((file) => fileFacts(file)?.orientation)).toEqual(Array(4).fill(orientation));
    }
    for (const nothing of [0, 9, 300])
      expect(fileFacts(png(header(8, 8), ['eXIf', tiffOf(nothing)]))?.orientation).toBe(1);
    expect(fileFacts(png(header(8, 8), IDAT, ['eXIf', tiffOf(6)]))?.orientation).toBe(1);
    expect(fileFacts(joined(SOI, exif(6).subarray(0, 20)))?.orientation).toBe(1);
  });

  it('[ED-14] a profile with grey or alpha is contested', () => {
    const icc = ['iCCP', new Uint8Array(9)] as const;
    const made = ['gAMA', words(100_000)] as const;
    const contested = (type: number, ...chunks: readonly (readonly [type: string, data: Uint8Array])[]) =>
      fileFacts(png(header(9, 9, type), ...chunks, IDAT))?.isContested;
    for (const profile of [icc, made]) {
      expect([0, 2, 3, 4, 6].map((type) => contested(type, profile))).toEqual([true, false, false, true, true]);
      expect(contested(3, profile, ['tRNS', new Uint8Array(1)])).toBe(true);
    }
    expect([0, 2, 3, 4, 6].map((type) => contested(type))).toEqual(Array(5).fill(false));
  });

  it('[ED-08] a JPEG of four inks and an animated PNG say so', () => {
    expect([3, 4].map((count) => fileFacts(joined(SOI, frame(9, 9, count)))?.isContested)).toEqual([false, true]);
    const acTL = ['acTL', new Uint8Array(8)] as const;
    expect(fileFacts(png(header(9, 9), ['gAMA', words(45455)], acTL, IDAT))?.isAnimated).toBe(true);
    expect(fileFacts(png(header(9, 9), IDAT, acTL))?.isAnimated).toBe(false);
  });
});

describe('a file that is read in one way only', () => {
  it('[ED-14] a JPEG gets the end mark that it lacks, and loses what is behind it', () => {
    const whole = grey(CODES, EOI);
    for (const tail of [[], [latin1('\xff')], [latin1('trailer\xff\x12')], [EOI, latin1('trailer')], [EOI, whole]])
      expect(evenFile(grey(CODES, ...tail))).toMatchObject({ end: 'whole' });
    expect(evenFile(grey(CODES)).bytes).toEqual(whole);
    expect(evenFile(grey(CODES, EOI, latin1('trailer'))).bytes).toEqual(whole);
  });

  it('[ED-14] a JPEG whose codes end before its picture is cut', () => {
    expect(evenFile(grey(CODES.subarray(0, 7))).end).toBe('cut');
    expect(evenFile(grey(CODES.subarray(0, 7), latin1('\xff'))).end).toBe('cut');
    expect(evenFile(grey(new Uint8Array())).end).toBe('cut');
    expect(evenFile(grey(CODES.subarray(0, 4), latin1('\xff\xd0'), CODES.subarray(0, 4))).end).toBe('cut');
  });

  it('[ED-14] a JPEG tells its orientation once, plainly', () => {
    const bytes = joined(SOI, exif(6), exif(3), grey(CODES, EOI).subarray(2));
    expect(evenFile(bytes).bytes).toEqual(joined(SOI, exif(6), grey(CODES, EOI).subarray(2)));
    expect(evenFile(bytes, false).bytes).toEqual(grey(CODES, EOI));
  });

  it('[ED-14] [BR-01] a PNG has one colour chunk at most, a profile if it needs one', () => {
    const gama = (value: number) => ['gAMA', words(value)] as const;
    const named = ['cHRM', words(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)] as const;
    const rows: readonly (readonly [before: readonly (readonly [string, Uint8Array])[], after: readonly string[]])[] = [
      [[], []],
      [[gama(100_000)], ['iCCP']],
      [[gama(45_455)], []],
      [[gama(45_455), named], ['iCCP']],
      [[gama(0)], []],
      [[named], []],
      [[gama(100_000), ['sRGB', new Uint8Array(1)]], ['sRGB']],
      [[gama(100_000), ['iCCP', new Uint8Array(9)]], ['iCCP']],
      [[['cICP', Uint8Array.of(12, 13, 0, 1)], gama(100_000), ['iCCP', new Uint8Array(9)]], ['iCCP']],
      // HDR: what is shown of it is up to each browser.
      [[['cICP', Uint8Array.of(9, 16, 0, 1)]], ['cICP']],
    ];
    for (const [before, after] of rows)
      expect(typesIn(evenFile(png(header(8, 8), ...before, IDAT, IEND)).bytes)).toEqual([
        'IHDR',
        ...after,
        'IDAT',
        'IEND',
      ]);
  });

  it('[ED-14] a chunk with a wrong checksum counts for nothing', () => {
    const bytes = png(header(8, 8), ['gAMA', words(100_000)], IDAT, IEND);
    const at = 8 + 25 + 8;
    bytes[at] = 1;
    expect(typesIn(evenFile(bytes).bytes)).toEqual(['IHDR', 'IDAT', 'IEND']);
  });

  it('[ED-14] a PNG gets the end that it lacks, and loses what is behind it', () => {
    const whole = png(header(8, 8), IDAT, IEND);
    for (const odd of [whole.subarray(0, -12), whole.subarray(0, -3), joined(whole, latin1('trailer'))])
      expect(evenFile(odd).bytes).toEqual(whole);
    const flipped = whole.slice();
    flipped[8 + 25 + 8] = 9;
    for (const odd of [whole.subarray(0, -16), whole.subarray(0, -20), flipped]) expect(evenFile(odd).end).toBe('cut');
  });

  it('[ED-14] a WebP has no orientation: the caller turns it', () => {
    const vp8x = joined(latin1('VP8X\x0a\0\0\0\x28\0\0\0'), new Uint8Array(6));
    const data = tiffOf(6);
    const bytes = joined(latin1('RIFF\x3e\0\0\0WEBP'), vp8x, latin1('EXIF'), Uint8Array.of(data.length, 0, 0, 0), data);
    const even = evenFile(bytes).bytes;
    expect(even).toEqual(joined(latin1('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x20\0\0\0'), new Uint8Array(6)));
  });

  it('[SE-04] a file of nothing but empty parts is read at once', () => {
    const many = (part: Uint8Array) => Buffer.alloc(20 * 2 ** 20, part);
    const files = [
      joined(SIGNATURE, chunkOf(...header(8, 8)), many(chunkOf('tEXt', new Uint8Array()))),
      joined(SIGNATURE, chunkOf(...header(8, 8)), chunkOf(...IDAT), many(chunkOf('IDAT', new Uint8Array()))),
      joined(SOI, many(latin1('\xff\xe1\0\x02'))),
      joined(
        SOI,
        frame(65_535, 65_535),
        ...TABLES,
        segment(0xdd, Uint8Array.of(0, 1)),
        SCAN,
        many(latin1('\0\xff\xd0')),
      ),
      joined(latin1('RIFF\0\0\0\0WEBP'), many(latin1('ANMF\0\0\0\0'))),
    ];
    const start = process.cpuUsage();
    for (const file of files) {
      fileFacts(file);
      evenFile(file);
    }
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
  });

  it('[SE-04] no bytes make it fail', () => {
    const starts = [
      SIGNATURE,
      png(header(8, 8)),
      latin1('\xff\xd8\xff'),
      joined(SOI, exif(6), frame(8, 8), ...TABLES, SCAN),
      latin1('RIFF\x04\0\0\0WEBP'),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }), fc.nat(), (start, rest, at) => {
        const bytes = joined(start, rest);
        bytes[at % bytes.length] = at & 255;
        expect(fileFacts(bytes)?.orientation ?? 1).toBeLessThanOrEqual(8);
        expect(evenFile(bytes).bytes.length).toBeGreaterThan(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
