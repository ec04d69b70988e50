import { FORMATS } from './formats.ts';

interface Found {
  readonly rawValue: string;
  readonly boundingBox: DOMRectReadOnly;
}

/** The shape of the Barcode Detection API, as far as it is used. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly Found[]>;
}

interface DetectorClass {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (options: { readonly formats: readonly string[] }): Detector;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** Reads the code nearest to the middle of the picture: a box may have several. */
export type ReadCode = (source: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader where it knows all our formats; else one in WebAssembly, which is loaded only then. */
export async function loadReader(): Promise<ReadCode> {
  const detector = (await ownDetector()) ?? (await (await import('./wasm-detector.ts')).wasmDetector());
  return async (source) => {
    const middle = { x: source.videoWidth / 2, y: source.videoHeight / 2 };
    const found = [...(await detector.detect(source))];
    return found.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0]?.rawValue;
  };
}

const distance = (
  { boundingBox: { x, y, width, height } }: Found,
  middle: { readonly x: number; readonly y: number },
) => Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);

async function ownDetector(): Promise<Detector | undefined> {
  const Own = window.BarcodeDetector;
  if (!Own) return undefined;
  const known: readonly string[] = await Own.getSupportedFormats().catch(() => []);
  return FORMATS.every((format) => known.includes(format)) ? new Own({ formats: FORMATS }) : undefined;
}
