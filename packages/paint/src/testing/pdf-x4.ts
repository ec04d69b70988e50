import { signatureAt } from '../icc/icc-tags.ts';
import { paintedSpaces, type Painted } from './painted-spaces.ts';
import { isDictionary, isList, type PdfDictionary, type PdfFile, type PdfValue, readPdf } from './pdf-file.ts';

/** A file with the parts that the rules ask about. */
interface Subject {
  readonly file: PdfFile;
  readonly catalog: PdfDictionary;
  readonly info: PdfDictionary;
  readonly xmp: string;
  readonly pages: readonly PdfDictionary[];
  readonly painted: readonly Painted[];
  readonly intents: readonly PdfDictionary[];
  /** The profile of the output intent; empty without one. */
  readonly profile: Buffer;
}

type Rule = (subject: Subject) => boolean;

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&' };
/** The words of an XMP property, if the packet has it. */
const inXmp = (name: string, { xmp }: Subject): string | undefined =>
  new RegExp(`<${name}>(?:<[^>]*>)*([^<]+)`)
    .exec(xmp)?.[1]
    ?.replaceAll(/&(lt|gt|amp);/g, (_, sign: string) => SIGNS[sign] ?? '');
const inInfo = (name: string, { info }: Subject): string | undefined => {
  const value = info[name];
  return typeof value === 'string' ? value.replace(/^u:|^\//, '') : undefined;
};

const XMP_PROPERTIES = [
  ['pdfxid:GTS_PDFXVersion', /^PDF\/X-4$/],
  ['dc:title', /\S/],
  ['xmp:CreatorTool', /\S/],
  ['xmp:CreateDate', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['xmp:ModifyDate', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['xmp:MetadataDate', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['xmpMM:DocumentID', /^uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/],
  ['xmpMM:VersionID', /\S/],
  ['xmpMM:RenditionClass', /\S/],
  ['pdf:Producer', /\S/],
  ['pdf:Trapped', /^(True|False)$/],
] as const;

const INFO_ENTRIES = [
  ['/Title', /\S/],
  ['/Creator', /\S/],
  ['/Producer', /\S/],
  ['/CreationDate', /^D:\d{14}Z$/],
  ['/ModDate', /^D:\d{14}Z$/],
  ['/Trapped', /^(True|False)$/],
] as const;

/** Entries of the information dictionary and the XMP properties that say the same. */
const PAIRS = [
  ['/Title', 'dc:title'],
  ['/Creator', 'xmp:CreatorTool'],
  ['/Producer', 'pdf:Producer'],
  ['/CreationDate', 'xmp:CreateDate'],
  ['/ModDate', 'xmp:ModifyDate'],
  ['/Trapped', 'pdf:Trapped'],
  ['/GTS_PDFXVersion', 'pdfxid:GTS_PDFXVersion'],
] as const;

const digits = (words: string): string => (/\d{4}-?\d\d-?\d\d/.test(words) ? words.replaceAll(/\D/g, '') : words);

const rulesOf = <Key extends string>(
  keys: readonly (readonly [Key, RegExp])[],
  where: string,
  read: (name: Key, subject: Subject) => string | undefined,
): [string, Rule][] =>
  keys.map(([name, form]) => [`${where} has ${name}`, (subject) => form.test(read(name, subject) ?? '')]);

const AREAS = ['/ViewArea', '/ViewClip', '/PrintArea', '/PrintClip'];
const hasOtherArea = (dictionary: PdfDictionary): boolean =>
  AREAS.some((area) => ![undefined, '/MediaBox', '/BleedBox'].some((box) => dictionary[area] === box));

/** The rules of ISO 15930-7 for a file like ours, as print shops' programs check them; stricter where it says "no". */
const RULES: readonly (readonly [name: string, holds: Rule])[] = [
  ['the header has a version up to 1.6', ({ file }) => /^%PDF-1\.[0-6]\n/.test(file.text)],
  ['the second line marks the file as binary', ({ file }) => /^[^\n]*\n%[\x80-\xff]{4}/.test(file.text)],
  ['the trailer has an id', ({ file: { trailer } }) => isList(trailer['/ID']) && trailer['/ID'].length === 2],
  ['the file is not encrypted', ({ file }) => !/\/Encrypt\b/.test(file.text)],
  ['the catalogue has XMP metadata', ({ file, catalog }) => file.get(catalog, '/Metadata', '/Subtype') === '/XML'],
  ...rulesOf(XMP_PROPERTIES, 'XMP', inXmp),
  ...rulesOf(INFO_ENTRIES, 'the information dictionary', inInfo),
  ['the information dictionary agrees with XMP', (subject) => PAIRS.every(([info, xmp]) => agree(subject, info, xmp))],
  ['there is one output intent for PDF/X', ({ intents }) => count(intents, ['/S', '/GTS_PDFX']) === 1],
  ['the intent names its condition', ({ intents }) => intents.every((one) => one['/OutputConditionIdentifier'])],
  ['the intent describes its condition', ({ intents }) => intents.every((one) => one['/Info'] ?? one['/RegistryName'])],
  ['the intent has the profile of a printer', ({ profile }) => signatureAt(profile, 12) === 'prtr'],
  ['the number of channels is that of the intent’s profile', hasRightChannels],
  ['a page has a trim box or an art box', ({ pages }) => pages.every((page) => !page['/TrimBox'] !== !page['/ArtBox'])],
  ['the boxes of a page lie in each other', ({ pages }) => pages.every(boxesLieInEachOther)],
  ['all operators are known here', ({ painted }) => painted.every(({ unread }) => unread.length === 0)],
  ['device colours fit the intent', (subject) => used(subject).every((space) => fits(space, subject))],
  ['the alternate of a spot colour fits the intent', alternatesFit],
  ['the intent’s own CMYK profile tags nothing', tagsNothingByTheIntent],
  ['the overprint mode is 0', lacks(({ '/OPM': mode }) => mode !== undefined && mode !== 0)],
  ['a spot colour has one alternate and one tint', spotsAreOne],
  ['there is no DeviceN', ({ file }) => !/\/DeviceN\b/.test(jsonOf(file))],
  ['there are no transfer curves and halftones', lacks(has('/TR', '/TR2', '/HTP', '/HT'))],
  [
    'nothing is PostScript, OPI or an alternate image',
    lacks((one) => one['/Subtype'] === '/PS' || has('/OPI', '/Alternates')(one)),
  ],
  ['nothing lies in other files', lacks(has('/F', '/FFilter', '/EF', '/Ref'))],
  ['nothing is compressed by LZW', ({ file }) => !/\/LZWDecode\b/.test(jsonOf(file))],
  ['there are no actions and scripts', lacks(has('/OpenAction', '/AA', '/A', '/JavaScript', '/JS'))],
  ['there are no annotations and forms', lacks(has('/Annots', '/AcroForm'))],
  ['there are no fonts', lacks(has('/Font', '/FontFile', '/BaseFont'))],
  ['there is no transparency', lacks(has('/SMask', '/Group', '/ca', '/CA', '/BM'))],
  ['there are no layers', lacks(has('/OCProperties', '/OC'))],
  ['there is no user unit', lacks(has('/UserUnit'))],
  ['view and print areas are the media or the bleed', lacks(hasOtherArea)],
];

export const X4_RULES: readonly string[] = RULES.map(([name]) => name);

/**
 * The rules of PDF/X-4 that a file breaks.
 * @throws Error if qpdf finds a fault in its syntax
 */
export function brokenRules(bytes: Uint8Array): string[] {
  const subject = subjectOf(readPdf(bytes));
  return RULES.filter(([, holds]) => !holds(subject)).map(([name]) => name);
}

function subjectOf(file: PdfFile): Subject {
  const dictionary = (value: PdfValue | undefined): PdfDictionary => (isDictionary(value) ? value : {});
  const list = (value: PdfValue | undefined) => (isList(value) ? value.map((one) => dictionary(file.get(one))) : []);
  const catalog = dictionary(file.get(file.trailer, '/Root'));
  const pages = list(file.get(catalog, '/Pages', '/Kids'));
  const intents = list(file.get(catalog, '/OutputIntents'));
  return {
    file,
    catalog,
    pages,
    intents,
    info: dictionary(file.get(file.trailer, '/Info')),
    xmp: file.content(catalog['/Metadata']).toString(),
    painted: pages.map((page) => paintedSpaces(file, page)),
    profile: file.content(intents[0]?.['/DestOutputProfile']),
  };
}

function lacks(wrong: (dictionary: PdfDictionary) => boolean): Rule {
  return ({ file }) => !file.dictionaries.some(wrong);
}

function has(...keys: readonly string[]) {
  return (dictionary: PdfDictionary): boolean => keys.some((key) => dictionary[key] !== undefined);
}

const count = (dictionaries: readonly PdfDictionary[], [key, value]: readonly [string, string]): number =>
  dictionaries.filter((dictionary) => dictionary[key] === value).length;

function agree(subject: Subject, info: string, xmp: string): boolean {
  const [one, other] = [inInfo(info, subject), inXmp(xmp, subject)];
  return one === undefined || other === undefined || digits(one) === digits(other);
}

const CHANNELS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };

function hasRightChannels({ file, intents, profile }: Subject): boolean {
  const channels = CHANNELS[signatureAt(profile, 16)];
  return intents.every((intent) => file.get(intent, '/DestOutputProfile', '/N') === channels);
}

function boxesLieInEachOther(page: PdfDictionary): boolean {
  const boxes = ['/TrimBox', '/BleedBox', '/CropBox', '/MediaBox'].flatMap((name) => {
    const box = page[name];
    return isList(box) ? [box.map(Number)] : [];
  });
  return boxes.every((box, index) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    const [l = left, b = bottom, r = right, t = top] = boxes[index + 1] ?? [];
    return left >= l && bottom >= b && right <= r && top <= t;
  });
}

/** Every colour space that something is painted with, and every one that a page names. */
function used({ file, pages, painted }: Subject): PdfValue[] {
  const named = pages.flatMap((page) => {
    const spaces = file.get(page, '/Resources', '/ColorSpace');
    return isDictionary(spaces) ? Object.values(spaces).map((space) => file.get(space) ?? null) : [];
  });
  return [...painted.flatMap(({ marks }) => marks.map(({ space }) => space)), ...named];
}

/** The colour spaces of profiles under which a device colour has a meaning. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  '/DeviceGray': ['GRAY', 'CMYK'],
  '/DeviceRGB': ['RGB '],
  '/DeviceCMYK': ['CMYK'],
};

/** Whether a space is tagged, a spot colour, or a device space that the intent gives a meaning. */
function fits(space: PdfValue, { file, profile }: Subject): boolean {
  if (typeof space === 'string') return (MEANT[space] ?? []).includes(signatureAt(profile, 16));
  if (!isList(space)) return false;
  const [family, first] = space;
  if (family === '/Separation') return true;
  const own = file.content(first);
  return family === '/ICCBased' && file.get(first, '/N') === CHANNELS[signatureAt(own, 16)];
}

const spotsOf = (subject: Subject): (readonly PdfValue[])[] =>
  used(subject).flatMap((space) => (isList(space) && space[0] === '/Separation' ? [space] : []));

function alternatesFit(subject: Subject): boolean {
  return spotsOf(subject).every(([, , alternate = null]) => fits(alternate, subject));
}

function spotsAreOne(subject: Subject): boolean {
  const looks = new Map<string, Set<string>>();
  for (const [, name, ...look] of spotsOf(subject)) {
    const key = JSON.stringify(name);
    looks.set(key, (looks.get(key) ?? new Set()).add(JSON.stringify(look)));
  }
  return [...looks.values()].every(({ size }) => size === 1);
}

function tagsNothingByTheIntent(subject: Subject): boolean {
  const { file, profile } = subject;
  return used(subject).every(
    (space) => !isList(space) || space[0] !== '/ICCBased' || !file.content(space[1]).equals(profile),
  );
}

const jsonOf = (file: PdfFile): string => JSON.stringify(file.objects);
