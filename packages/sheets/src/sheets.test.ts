import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MAX_ROWS, readSheet, SheetError, type SheetKind, type WrittenCell, writeSheet } from './index.ts';

const KINDS: readonly SheetKind[] = ['csv', 'xlsx'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const csv = (text: string) => readSheet(utf8(text), 'a.csv');

/** Without control characters: XML has none but tab and line ends. Excel ends lines in cells with a line feed. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(...Array.from(`'=+-@\t\n\r,;"_x000D_ aé漢😀`)) }),
  )
  .map((raw) => raw.replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|\u007f|\ufeff/gu, ''));
const cell: fc.Arbitrary<WrittenCell> = fc.oneof(
  text,
  fc.integer(),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
);

const textOf = (value: WrittenCell) => (typeof value === 'number' ? String(value === 0 ? 0 : value) : value);
const expected = (rows: readonly (readonly WrittenCell[])[]) =>
  rows
    .map((row) => row.map(textOf))
    .map((row) => row.slice(0, row.findLastIndex((value) => value !== '') + 1))
    .filter((row) => row.length > 0);

describe.each(KINDS)('a sheet as %s', (kind) => {
  it('[PA-05] what is written is read again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), async (rows) => {
        const read = await readSheet(await writeSheet(rows, kind), `a.${kind}`);
        expect(read.map(({ cells }) => cells)).toEqual(expected(rows));
      }),
      { numRuns: 60 },
    );
  });

  it('[PA-03] rows keep their line numbers behind empty rows', async () => {
    const read = await readSheet(await writeSheet([['a', 'b'], [], ['', ''], ['c']], kind), `a.${kind}`);
    expect(read).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['c'] },
    ]);
  });

  it('[SE-06] a table that is too large is refused', async () => {
    const rows = Array.from({ length: MAX_ROWS + 1 }, () => ['a']);
    await expect(writeSheet(rows, kind)).rejects.toThrow('at most 100000 rows');
    await expect(writeSheet([Array.from({ length: 201 }, () => 'a')], kind)).rejects.toThrow('at most 200 columns');
    await expect(writeSheet([[Number.NaN]], kind)).rejects.toThrow('finite');
  });
});

describe('CSV', () => {
  it.each([
    ['commas', 'a,b\r\nc,"d,e"\r\n'],
    ['semicolons', 'a;b\nc;"d,e"'],
    ['tabs and a byte order mark', '\ufeffa\tb\nc\t"d,e"\n'],
  ])('[PA-03] is read with %s', async (_, file) => {
    expect((await csv(file)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd,e'],
    ]);
  });

  it('[PA-03] counts lines over cells with line ends', async () => {
    expect((await csv('a,b\r\n"x\r\ny\nz",1\r\n\r\nc,d\r\n')).map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('[PA-05] [SE-06] a cell that begins like a formula is written as text, a number as a number', async () => {
    const written = new TextDecoder().decode(
      await writeSheet([['=1+1', '+1', '-1', '@x', '\tx', '＝1', -1, "'=1"]], 'csv'),
    );
    expect(written.trim()).toBe("'=1+1,'+1,'-1,'@x,\"'\tx\",'＝1,-1,''=1");
  });

  it.each([
    ['an open quote', utf8('a,b\n"c,d\n'), 'a.csv', 'line 2 is no CSV'],
    ['another encoding', Uint8Array.of(0x61, 0xff, 0x2c), 'a.csv', 'not in UTF-8'],
    ['another ending', utf8('a,b'), 'a.ods', 'must be .csv or .xlsx'],
    ['an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'a.xls', 'save it as .xlsx'],
    ['a zip file that is no workbook', zipSync({ 'a.xml': utf8('<a/>') }), 'a.xlsx', 'cannot be read'],
    ['a broken zip file', utf8('PK\u0003\u0004nothing'), 'a.xlsx', 'no .xlsx workbook'],
    ['too many columns', utf8(','.repeat(250) + 'a'), 'a.csv', 'more than 200 columns'],
    ['too long a cell', utf8('a'.repeat(40_000)), 'a.csv', 'more than 32767 characters'],
    ['too many rows', utf8('a\n'.repeat(MAX_ROWS + 1)), 'a.csv', 'more than 100000 rows'],
    ['too many bytes', new Uint8Array(20_000_001), 'a.csv', 'more than 20000000 bytes'],
  ])('[SE-06] %s is refused, with what is expected', async (_, bytes, name, must) => {
    const reading = readSheet(bytes, name);
    await expect(reading).rejects.toThrow(SheetError);
    await expect(reading).rejects.toThrow(must);
  });
});

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with another sheet inside. */
async function workbookWith(sheet: Uint8Array): Promise<Uint8Array> {
  return zipSync({ ...unzipSync(await writeSheet([['a']], 'xlsx')), [SHEET]: sheet });
}

/** The same workbook, whose part and directory declare another size. */
function declaring(book: Uint8Array, size: number, declared: number): Buffer {
  const changed = Buffer.from(book);
  const bytes = Buffer.from(Uint32Array.of(size).buffer);
  for (let at = changed.indexOf(bytes); at >= 0; at = changed.indexOf(bytes, at + 4))
    changed.writeUInt32LE(declared, at);
  return changed;
}

describe('a hostile workbook', () => {
  it('[SE-06] a workbook that declares too many bytes is refused before anything is inflated', async () => {
    const book = await workbookWith(new Uint8Array(5_000_000));
    await expect(readSheet(declaring(book, 5_000_000, 250_000_000), 'a.xlsx')).rejects.toThrow('bytes unpacked');
  });

  it('[SE-06] a part that is larger than it declares is refused', async () => {
    const book = await workbookWith(new Uint8Array(5_000_000));
    await expect(readSheet(declaring(book, 5_000_000, 1_000), 'a.xlsx')).rejects.toThrow('no .xlsx workbook');
  });

  it.each(['XFD1048576', 'A1048576', 'XFD1', 'a1', '&#65;1'])('[SE-06] a cell at %s is refused', async (place) => {
    const cellAt = `<worksheet><sheetData><row r="1"><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`;
    await expect(readSheet(await workbookWith(utf8(cellAt)), 'a.xlsx')).rejects.toThrow(SheetError);
  });
});

const PYTHON = `
import sys, zipfile, xml.etree.ElementTree as tree
names = {'m': 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'}
book = zipfile.ZipFile(sys.argv[1])
strings = []
if 'xl/sharedStrings.xml' in book.namelist():
    root = tree.fromstring(book.read('xl/sharedStrings.xml'))
    strings = [''.join(part.text or '' for part in entry.iter('{%s}t' % names['m'])) for entry in root.findall('m:si', names)]
for cell in tree.fromstring(book.read('xl/worksheets/sheet1.xml')).iter('{%s}c' % names['m']):
    value = cell.find('m:v', names)
    text = ''.join(part.text or '' for part in cell.iter('{%s}t' % names['m']))
    kind = cell.get('t', 'n')
    print(cell.get('r'), kind, strings[int(value.text)] if kind == 's' else text if kind == 'inlineStr' else value.text, 'formula' if cell.find('m:f', names) is not None else '')
`;

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cpc-sheets-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const SOLD: readonly (readonly WrittenCell[])[] = [
  ['model', 'amount'],
  ['=HYPERLINK("http://evil.example")', 19.99],
  ['名字', -5],
];

describe('a written workbook in another program', () => {
  it.skipIf(!has('soffice'))(
    '[PA-05] opens in LibreOffice, with formulas as text (skipped without soffice)',
    async () => {
      const here = folder();
      writeFileSync(join(here, 'a.xlsx'), await writeSheet(SOLD, 'xlsx'));
      const args = [
        '--headless',
        `-env:UserInstallation=file://${here}/profile`,
        '--convert-to',
        'csv:Text - txt - csv (StarCalc):44,34,76',
      ];
      execFileSync('soffice', [...args, '--outdir', here, join(here, 'a.xlsx')], { stdio: 'ignore' });
      const rows = await readSheet(readFileSync(join(here, 'a.csv')), 'a.csv');
      expect(rows.map(({ cells }) => cells)).toEqual(SOLD.map((row) => row.map(String)));
    },
  );

  it.skipIf(!has('python3'))('[PA-05] opens in Python, with formulas as text (skipped without python3)', async () => {
    const file = join(folder(), 'a.xlsx');
    writeFileSync(file, await writeSheet(SOLD, 'xlsx'));
    const told = execFileSync('python3', ['-X', 'utf8', '-c', PYTHON, file], { encoding: 'utf8' });
    const cells = told
      .trim()
      .split('\n')
      .map((line) => line.trimEnd());
    expect(cells).toEqual([
      'A1 s model',
      'B1 s amount',
      'A2 s =HYPERLINK("http://evil.example")',
      'B2 n 19.99',
      'A3 s 名字',
      'B3 n -5',
    ]);
  });
});
