import { describe, expect, it } from 'vitest';
import { readPdf } from '../../testing/pdf-file.ts';
import { brokenRules, X4_RULES } from '../../testing/pdf-x4.ts';
import { PRINTED_AS, PRINTED_AT, TOOLS } from '../../testing/prints.ts';
import { convertOn, runOn } from '../../testing/tools.ts';
import { COLOUR_MODES, type ColourMode, x4Print } from '../../testing/x4-prints.ts';
import { renderDevicePage } from '../device-page.ts';
import { renderPrintFile } from '../print-file.ts';

const MODES = Object.keys(COLOUR_MODES) as ColourMode[];
const CUT = { cutContour: 'CutContour' } as const;

describe.skipIf(!TOOLS.qpdf)('a print file as PDF/X-4', () => {
  it.each(MODES)('[SA-12] breaks no rule in %s', async (mode) => {
    const files = [
      await x4Print(mode, 'underColour', { white: 'vector', ...CUT }),
      await x4Print(mode, 'mirroredOverColour', { white: 'raster', ...CUT }),
      await x4Print(mode, 'none', { white: 'none' }),
    ];
    for (const asked of files) expect(brokenRules(await renderPrintFile(asked))).toEqual([]);
  });

  it('[SA-12] is called PDF/X-4 by poppler, with the title and the time of its print job', async () => {
    const file = await renderPrintFile(await x4Print('srgb', 'underColour'));
    const told = runOn(file, 'pdfinfo', '-isodates', '%');
    expect(told).toContain('PDF subtype:    PDF/X-4');
    expect(told).toContain(`Title:           ${PRINTED_AS}\n`);
    expect(told).toMatch(new RegExp(`CreationDate: +${new Date(PRINTED_AT).toISOString().slice(0, 19)}Z`));
  });

  it('[AI-09.2] [SA-12] says whether a model made a part of it, in the words of IPTC', async () => {
    const asked = await x4Print('srgb', 'underColour');
    const marked = await renderPrintFile({ ...asked, modelMade: true });
    expect(brokenRules(marked)).toEqual([]);
    expect(runOn(marked, 'pdfinfo', '-meta', '%')).toContain(
      '>http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia</',
    );
    expect(runOn(await renderPrintFile(asked), 'pdfinfo', '-meta', '%')).not.toContain('digitalsourcetype');
  });

  it('[SA-12] has the id of its content and its time', async () => {
    const asked = await x4Print('srgb', 'none');
    const changed = { ...asked, settings: { ...asked.settings, inkArea: 'bleed' as const } };
    const ids = [asked, asked, { ...asked, createdAt: PRINTED_AT + 1000 }, changed].map(async (one) =>
      JSON.stringify(readPdf(await renderPrintFile(one)).trailer['/ID']),
    );
    const [first, again, ...others] = await Promise.all(ids);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('[SA-12] a chart to be measured does not claim to be PDF/X', async () => {
    const chart = { width: 10, height: 10, space: 'cmyk', boxes: [] } as const;
    const file = Buffer.from(await renderDevicePage(chart, { format: 'pdf', dpi: 300 }));
    expect(file.includes('PDF/X')).toBe(false);
    expect(brokenRules(file)).toContain('there is one output intent for PDF/X');
  });
});

/** The files that are damaged, in the form that qpdf makes for editing. */
const editable = new Map<ColourMode, Promise<string>>();

function editableFile(mode: ColourMode): Promise<string> {
  const made = async () => {
    const file = await renderPrintFile(await x4Print(mode, 'underColour', { white: 'raster', ...CUT }));
    const options = ['--qdf', '--static-id', '--object-streams=disable', '--no-original-object-ids'];
    return Buffer.from(convertOn(file, 'qdf.pdf', 'qpdf', ...options, '%', '@/qdf.pdf')).toString('latin1');
  };
  const file = editable.get(mode) ?? made();
  editable.set(mode, file);
  return file;
}

/** Corrects the offsets and lengths of an edited file. */
const corrected = (edited: string): Uint8Array =>
  convertOn(Buffer.from(edited, 'latin1'), 'fixed.pdf', 'sh', '-c', 'fix-qdf % > @/fixed.pdf');

/** An edit that breaks one rule. */
interface Damage {
  readonly rule: string;
  readonly from: RegExp;
  readonly to: string;
  readonly mode: ColourMode;
}
const damage = (rule: string, from: RegExp, to: string, mode: ColourMode = 'cmyk'): Damage => ({
  rule,
  from,
  to,
  mode,
});

const lost = (rule: string, word: string): Damage => damage(rule, new RegExp(word), word.replace(/.$/, '_'));
const XMP = [
  'pdfxid:GTS_PDFXVersion',
  'dc:title',
  'xmp:CreatorTool',
  'xmp:CreateDate',
  'xmp:ModifyDate',
  'xmp:MetadataDate',
  'xmpMM:DocumentID',
  'xmpMM:VersionID',
  'xmpMM:RenditionClass',
  'pdf:Producer',
  'pdf:Trapped',
];
const INFO = ['/Title', '/Creator', '/Producer', '/CreationDate', '/ModDate', '/Trapped'];
/** An entry more in the dictionary of the catalogue, of the graphics state, or of the first image. */
const inCatalog = (rule: string, entry: string): Damage => damage(rule, /\/Type \/Catalog/, `/Type /Catalog ${entry}`);
const inState = (rule: string, entry: string): Damage =>
  damage(rule, /\/Type \/ExtGState/, `/Type /ExtGState ${entry}`);
const inImage = (rule: string, entry: string): Damage => damage(rule, /\/Subtype \/Image/, `/Subtype /Image ${entry}`);
const onPage = (rule: string, entry: string): Damage => damage(rule, /\/Type \/Page\n/, `/Type /Page ${entry}\n`);
const painting = (rule: string, operators: string, mode?: ColourMode): Damage =>
  damage(rule, /\/Overprint gs\n/, `${operators}\n/Overprint gs\n`, mode);

const DAMAGES: readonly Damage[] = [
  damage('the header has a version up to 1.6', /^%PDF-1.6/, '%PDF-1.7'),
  damage('the second line marks the file as binary', /\n%[\x80-\xff]+/, '\n%text'),
  damage('the trailer has an id', /\/ID \[/, '/IX ['),
  damage('the catalogue has XMP metadata', /\/Subtype \/XML/, '/Subtype /TXT'),
  ...XMP.map((name) => lost(`XMP has ${name}`, `<${name}`)),
  damage('XMP has pdfxid:GTS_PDFXVersion', /(?<info>\(PDF\/X-)4(?<xmp>\)[^]*>PDF\/X-)4</, '$<info>3$<xmp>3<'),
  ...INFO.map((name) => lost(`the information dictionary has ${name}`, `${name} `)),
  damage('the information dictionary agrees with XMP', /\/Title <feff0043/, '/Title <feff0044'),
  damage('the information dictionary agrees with XMP', /\/Creator \(/, '/Creator (A'),
  damage('the information dictionary agrees with XMP', /\/Producer \(/, '/Producer (A'),
  damage('the information dictionary agrees with XMP', /\/CreationDate \(D:2026/, '/CreationDate (D:2027'),
  damage('the information dictionary agrees with XMP', /\/ModDate \(D:2026/, '/ModDate (D:2027'),
  damage('the information dictionary agrees with XMP', /\/Trapped \/False/, '/Trapped /True'),
  damage('there is one output intent for PDF/X', /\/S \/GTS_PDFX\n/, '/S /GTS_PDFA1\n'),
  damage('there is one output intent for PDF/X', /(?<intent><<[^<>]+\/GTS_PDFX\n[^>]+>>)/, '$<intent> $<intent>'),
  damage('the intent names its condition', /\/OutputConditionIdentifier/, '/Identifier'),
  damage('the intent describes its condition', /\/Info \(Chemical/, '/Inf (Chemical'),
  damage('the intent has the profile of a printer', /prtrCMYK/, 'mntrCMYK'),
  damage('the number of channels is that of the intent’s profile', /\/N 4\n/, '/N 3\n'),
  damage('a page has a trim box or an art box', /\/TrimBox/, '/TrimBix'),
  damage('a page has a trim box or an art box', /\/TrimBox/, '/ArtBox [0 0 9 9] /TrimBox'),
  damage('the boxes of a page lie in each other', /\/TrimBox \[\n\s+[\d.]+/, '/TrimBox [ -9'),
  damage('the boxes of a page lie in each other', /\/BleedBox \[\n\s+[\d.]+/, '/BleedBox [ 7'),
  painting('all operators are known here', '/Ink sh'),
  painting('device colours fit the intent', '1 0 0 rg 0 0 9 9 re f'),
  painting('device colours fit the intent', '0 0 0 1 K 0 0 9 9 re S', 'measured rgb'),
  // The black in which a page begins is DeviceGray.
  painting('device colours fit the intent', '0 0 9 9 re f', 'measured rgb'),
  painting('device colours fit the intent', 'q 1 0 0 rg q 0 g Q 0 0 9 9 re f Q'),
  damage('device colours fit the intent', /\/ColorSpace \/DeviceCMYK/, '/ColorSpace /DeviceRGB'),
  damage('device colours fit the intent', /\/ICCBased/, '/CalRGB', 'srgb'),
  damage('the alternate of a spot colour fits the intent', /\/White\s+\/DeviceRGB/, '/White /DeviceCMYK', 'srgb'),
  damage(
    'the alternate of a spot colour fits the intent',
    /\/CutContour\s+\/DeviceRGB/,
    '/CutContour /DeviceCMYK',
    'measured rgb',
  ),
  damage(
    'the intent’s own CMYK profile tags nothing',
    /(?<before>\/DestOutputProfile (?<profile>\d+ 0 R)[^]+\/ColorSpace) \/DeviceCMYK/,
    '$<before> [ /ICCBased $<profile> ]',
  ),
  damage('the overprint mode is 0', /\/OPM 0/, '/OPM 1'),
  damage('a spot colour has one alternate and one tint', /\/CutContour(\s+\/DeviceCMYK)/, '/White$1'),
  onPage('there is no DeviceN', '/X [/DeviceN [/Cyan] /DeviceCMYK null]'),
  ...['/TR /Identity', '/TR2 /Default', '/HTP [0 0]', '/HT /Default'].map((entry) =>
    inState('there are no transfer curves and halftones', entry),
  ),
  damage(
    'nothing is PostScript, OPI or an alternate image',
    /\/Type \/ExtGState/,
    '/Type /ExtGState /X << /Subtype /PS >>',
  ),
  inImage('nothing is PostScript, OPI or an alternate image', '/OPI << >>'),
  inImage('nothing is PostScript, OPI or an alternate image', '/Alternates [ ]'),
  inImage('nothing lies in other files', '/F (other)'),
  inCatalog('nothing lies in other files', '/Names << /EmbeddedFiles << /EF << >> >> >>'),
  inImage('nothing is compressed by LZW', '/Filter /LZWDecode'),
  inCatalog('there are no actions and scripts', '/OpenAction [ ]'),
  inCatalog('there are no actions and scripts', '/AA << >>'),
  inCatalog('there are no actions and scripts', '/Names << /JavaScript << >> >>'),
  onPage('there are no annotations and forms', '/Annots [ ]'),
  inCatalog('there are no annotations and forms', '/AcroForm << >>'),
  onPage('there are no fonts', '/X << /Font << >> >>'),
  inImage('there is no transparency', '/SMask /None'),
  onPage('there is no transparency', '/Group << /S /Transparency >>'),
  ...['/ca 0.5', '/CA 0.5', '/BM /Multiply'].map((entry) => inState('there is no transparency', entry)),
  inCatalog('there are no layers', '/OCProperties << >>'),
  inImage('there are no layers', '/OC << >>'),
  onPage('there is no user unit', '/UserUnit 1'),
  inCatalog('view and print areas are the media or the bleed', '/ViewerPreferences << /PrintArea /TrimBox >>'),
];

describe.skipIf(!TOOLS.qpdf)('the checker of PDF/X-4', () => {
  it('[SA-12] finds nothing in a file that is only written in another form', async () => {
    for (const mode of MODES) expect(brokenRules(corrected(await editableFile(mode)))).toEqual([]);
  });

  it.each(DAMAGES.map((one) => [one.rule, one.to.replaceAll('\n', ' '), one] as const))(
    '[SA-12] finds that only this is broken: %s; by %s',
    async (rule, _, { from, to, mode }) => {
      const text = await editableFile(mode);
      const edited = text.replace(from, to);
      expect(edited).not.toBe(text);
      expect(brokenRules(corrected(edited))).toEqual([rule]);
    },
  );

  it('[SA-12] finds an encrypted file', async () => {
    const file = Buffer.from(await editableFile('cmyk'), 'latin1');
    const options = ['--encrypt', '', '', '128', '--use-aes=y', '--'];
    expect(brokenRules(convertOn(file, 'locked.pdf', 'qpdf', ...options, '%', '@/locked.pdf'))).toEqual([
      'the file is not encrypted',
    ]);
  });

  it('[SA-12] has a damaged file for each of its rules', () => {
    const damaged = new Set([...DAMAGES.map(({ rule }) => rule), 'the file is not encrypted']);
    expect(X4_RULES.filter((rule) => !damaged.has(rule))).toEqual([]);
  });
});
