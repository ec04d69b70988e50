import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  isErrorValue,
  MAX_ROWS,
  readSheet,
  SheetError,
  type SheetKind,
  type WrittenCell,
  writeSheet,
} from './index.ts';

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
/** A workbook has one kind of line end in a cell. */
const ENDS: Readonly<Record<SheetKind, (text: string) => string>> = {
  csv: (text) => text,
  xlsx: (text) => text.replaceAll('\r\n', '\n'),
};
const expected = (rows: readonly (readonly WrittenCell[])[], kind: SheetKind) =>
  rows
    .map((row) => row.map((value) => ENDS[kind](textOf(value))))
    .map((row) => row.slice(0, row.findLastIndex((value) => value !== '') + 1))
    .filter((row) => row.length > 0);

describe.each(KINDS)('a sheet as %s', (kind) => {
  it('[PA-05.7] what is written is read again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), async (rows) => {
        const read = await readSheet(await writeSheet(rows, kind), `a.${kind}`);
        expect(read.map(({ cells }) => cells)).toEqual(expected(rows, kind));
      }),
      { numRuns: 60 },
    );
  });

  it('[PA-03.5] rows keep their line numbers behind empty rows', async () => {
    const read = await readSheet(await writeSheet([['a', 'b'], [], ['', ''], ['c']], kind), `a.${kind}`);
    expect(read).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 4, cells: ['c'] },
    ]);
  });

  it('[SE-04] a table that is too large is refused', async () => {
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
    ['Excel’s own line about the delimiter', 'sep=;\r\na;b\r\nc;"d,e"'],
    ['tabs and a byte order mark', '\ufeffa\tb\nc\t"d,e"\n'],
  ])('[PA-03.5] is read with %s', async (_, file) => {
    expect((await csv(file)).map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['c', 'd,e'],
    ]);
  });

  it('[PA-03.5] counts lines over cells with line ends', async () => {
    expect((await csv('a,b\r\n"x\r\ny\nz",1\r\n\r\nc,d\r\n')).map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('[PA-05.7] a cell that begins like a formula is written as text, a number as a number', async () => {
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
  ])('[SE-04] %s is refused, with what is expected', async (_, bytes, name, must) => {
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
  it('[SE-04] a workbook that declares too many bytes is refused before anything is inflated', async () => {
    const book = await workbookWith(new Uint8Array(5_000_000));
    await expect(readSheet(declaring(book, 5_000_000, 250_000_000), 'a.xlsx')).rejects.toThrow('bytes unpacked');
  });

  it('[SE-04] a part that is larger than it declares is refused', async () => {
    const book = await workbookWith(new Uint8Array(5_000_000));
    await expect(readSheet(declaring(book, 5_000_000, 1_000), 'a.xlsx')).rejects.toThrow('no .xlsx workbook');
  });

  it.each(['XFD1048576', 'A1048576', 'XFD1', 'a1', 'A0', '&#65;1'])(
    '[SE-04] a cell at %s is refused',
    async (place) => {
      const cellAt = `<worksheet><sheetData><row r="1"><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`;
      await expect(readSheet(await workbookWith(utf8(cellAt)), 'a.xlsx')).rejects.toThrow(SheetError);
    },
  );
});

/** A workbook whose cells in row 1 are these, with the formats `00000`, `0%`, `d.m.yy` and `#,##0.00 "kr"`. */
async function cellsOf(cells: string): Promise<readonly (readonly string[])[]> {
  const parts = unzipSync(await writeSheet([['a']], 'xlsx'));
  const formats = ['00000', '0%', 'd.m.yy', '#,##0.00\\ &quot;kr&quot;'];
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats
    .map((format, at) => `<numFmt numFmtId="${170 + at}" formatCode="${format}"/>`)
    .join(
      '',
    )}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs></styleSheet>`;
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${cells}</row></sheetData></worksheet>`;
  const book = zipSync({ ...parts, 'xl/styles.xml': utf8(styles), [SHEET]: utf8(sheet) });
  return (await readSheet(book, 'a.xlsx')).map((row) => row.cells);
}

describe('what a person sees in a spreadsheet is what is read', () => {
  it.each([
    ['an error', '<c t="e"><f>NA()</f><v>#N/A</v></c>', '#N/A'],
    ['an error that is newer than the format', '<c t="e"><v>#SPILL!</v></c>', '#SPILL!'],
    ['a formula that nobody computed', '<c><f>1+1</f></c>', '#N/A'],
    ['a formula that nobody computed, with an empty value', '<c><f>1+1</f><v></v></c>', '#N/A'],
    ['a computed formula', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a code with zeros in front', '<c s="1"><v>42</v></c>', '00042'],
    ['a share', '<c s="2"><v>0.2</v></c>', '20%'],
    ['a day', '<c s="3"><v>46000</v></c>', '2025-12-09'],
    ['a rounded amount', '<c s="4"><v>1234.567</v></c>', '1234.57'],
    ['a number that is stored with 17 digits', '<c><v>19.989999999999998</v></c>', '19.99'],
    ['a long code', '<c><v>4006381333931</v></c>', '4006381333931'],
    ['a truth', '<c t="b"><v>1</v></c>', 'true'],
  ])('[SK-06] [PA-10.3] %s in a workbook', async (_, cells, read) => {
    expect(await cellsOf(cells)).toEqual([[read]]);
  });

  it('[PA-10.3] a formula that gives an empty text is an empty cell', async () => {
    expect(await cellsOf('<c t="str"><f>""</f><v></v></c><c><v>1</v></c>')).toEqual([['', '1']]);
  });

  it('[SE-04] a workbook with a cell whose text is missing is refused', async () => {
    await expect(cellsOf('<c><v>1</v></c><c t="s"><v>99</v></c>')).rejects.toThrow(SheetError);
  });

  it('[PA-10.3] cells without a place are counted', async () => {
    expect(await cellsOf('<c><v>1</v></c><c r="D1"><v>2</v></c><c><v>3</v></c>')).toEqual([['1', '', '', '2', '3']]);
  });

  it.each(['#N/A', '#NV', '#REF!', '#BEZUG!', '#¡VALOR!', '#NAME?', '#DIV/0!', 'Err:502', '###'])(
    '[SK-06] [PA-10.3] %s is the error of a formula',
    (cell) => expect(isErrorValue(cell)).toBe(true),
  );

  it.each(['#FFAA00', '#FAD', '#1', 'N/A', 'Err', '', '*', 'No. #1!'])('[PA-10.3] "%s" is a value', (cell) =>
    expect(isErrorValue(cell)).toBe(false),
  );
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
    '[PA-05.7] opens in LibreOffice, with formulas as text (skipped without soffice)',
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

  it.skipIf(!has('python3'))('[PA-05.7] opens in Python, with formulas as text (skipped without python3)', async () => {
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
