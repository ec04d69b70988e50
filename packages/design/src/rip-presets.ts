import { DEFAULT_PRINT_SETTINGS, type PrintSettings } from './print-settings.ts';
import type { RipName } from './rip-names.ts';

/** What one raster image processor (RIP), or one kind of printer, reads (SA-11). What no source says is not in it. */
export interface RipPreset {
  /** As its maker writes it; null for a kind of program or printer, which every language calls by its own words. */
  readonly maker: string | null;
  /** The settings that it asks for. A station keeps its own for the rest. */
  readonly settings: Readonly<Partial<Omit<PrintSettings, 'preset' | 'measured' | 'place'>>>;
  /** The names of spot colours that it knows without being told. */
  readonly spots: { readonly white?: string; readonly varnish?: string; readonly cut?: string };
  /** What becomes of a file in its hot folder; absent if no source says. */
  readonly takenFile?: 'removed' | 'moved';
  /** The log in which it says what became of a file; absent if none is known. */
  readonly log?: 'rasterlink';
  /** Where these facts are from. */
  readonly sources: readonly string[];
}

const VECTOR_WHITE = { format: 'pdf', white: 'vector' } as const;

export const RIP_PRESETS: Readonly<Record<RipName, RipPreset>> = {
  versaworks: {
    maker: 'Roland VersaWorks',
    settings: { ...VECTOR_WHITE, whiteName: 'RDG_WHITE' },
    spots: { white: 'RDG_WHITE', varnish: 'RDG_GLOSS', cut: 'CutContour' },
    takenFile: 'removed',
    sources: [
      'files.rolanddga.com/Files/VersaWorks_6/topic/cUsingSpotColors.html',
      'downloadcenter.rolanddg.com/contents/manuals/VW7_USE_DE/ggk1761023507516.html',
      'downloadcenter.rolanddg.com/contents/manuals/VW6_German/csh1712710783960.html',
    ],
  },
  rasterlink: {
    maker: 'Mimaki RasterLink',
    settings: { ...VECTOR_WHITE, colour: 'cmyk' },
    spots: { cut: 'CutContour' },
    takenFile: 'removed',
    log: 'rasterlink',
    sources: [
      'mimaki.com/manual/raster-link7/reference_guide/en-US/704531851.html',
      'mimaki.com/manual/raster-link7/reference_guide/en-US/219464459.html',
      'three public readers of its result files, written independently of each other',
    ],
  },
  onyx: {
    maker: 'ONYX',
    settings: { ...VECTOR_WHITE, whiteName: 'Spot 1' },
    spots: { white: 'Spot 1', varnish: 'Spot 2' },
    takenFile: 'moved',
    sources: [
      'Canon, user guide of the Arizona 6100 series, p. 125–131',
      'Canon, user guide of the Arizona 1300 series, p. 128–138',
    ],
  },
  caldera: {
    maker: 'Caldera',
    settings: { ...VECTOR_WHITE, colour: 'cmyk', cutWidth: 0.1 },
    spots: { cut: 'CutContour' },
    takenFile: 'removed',
    sources: [
      'helpdesk.caldera.com, article 360019821593',
      'helpdesk.caldera.com, article 4407817613329',
      'helpdesk.caldera.com, article 27214742102289',
    ],
  },
  ergosoft: {
    maker: 'ErgoSoft',
    settings: VECTOR_WHITE,
    spots: {},
    sources: ['ergosoftripsolutions.zohodesk.eu: printing-white-ink-or-finish, hotfolder'],
  },
  printfactory: {
    maker: 'PrintFactory',
    settings: { ...VECTOR_WHITE, whiteName: 'White' },
    spots: { white: 'White' },
    sources: ['help.printfactory.cloud: generate-white, local-xml-job-submission'],
  },
  pngRip: {
    maker: null,
    settings: { format: 'png', white: 'none', cutContour: null },
    spots: {},
    sources: ['melco-service.com: white settings of MelcoRIP'],
  },
  ipp: {
    maker: null,
    settings: { format: 'pdf', colour: 'srgb', white: 'none', cutContour: null },
    spots: {},
    sources: ['PWG 5100.14, IPP Everywhere, document formats'],
  },
};

/**
 * A station's settings after its RIP was chosen. A cutting line that it has gets the name that the RIP knows. What the RIP
 * before asked for is forgotten: its name of white and its width of the line.
 */
export function withPreset(settings: PrintSettings, name: RipName): PrintSettings {
  const { settings: asked, spots } = RIP_PRESETS[name];
  const before = settings.preset === null ? {} : RIP_PRESETS[settings.preset].settings;
  const own = <Key extends 'whiteName' | 'cutWidth'>(key: Key): PrintSettings[Key] =>
    settings[key] === before[key] ? DEFAULT_PRINT_SETTINGS[key] : settings[key];
  const cutContour = settings.cutContour && (spots.cut ?? settings.cutContour);
  return { ...settings, whiteName: own('whiteName'), cutWidth: own('cutWidth'), cutContour, ...asked, preset: name };
}
