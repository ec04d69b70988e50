import type { PdfReference } from './writer.ts';

/** One pass over the page, as operators and the resources they name. */
export interface Pass {
  readonly operators: string;
  readonly images?: Readonly<Record<string, PdfReference>>;
  readonly spaces?: Readonly<Record<string, string>>;
}

/** The page's operators: each pass has its own graphics state, so that no clip affects the next; all overprint. */
export function passOperators(passes: readonly Pass[], { before }: { readonly before: string }): string {
  return passes.map(({ operators }) => `q\n${before}/Overprint gs\n${operators}\nQ\n`).join('');
}

/**
 * Without overprint, a later pass would knock out an earlier one (ISO 32000-1, 8.6.7). The mode is 0: no pass paints
 * vectors in process colours, and PDF/X-4 has no mode 1 for CMYK with a profile.
 */
const OVERPRINT = '/ExtGState<</Overprint<</Type/ExtGState/OP true/op true/OPM 0>>>>';

export function passResources(passes: readonly Pass[]): string {
  const images = entries(passes.map((pass) => pass.images ?? {}));
  const spaces = entries(passes.map((pass) => pass.spaces ?? {}));
  return `<</XObject<<${images}>>/ColorSpace<<${spaces}>>${OVERPRINT}>>`;
}

const entries = (records: readonly Readonly<Record<string, string>>[]): string =>
  records
    .flatMap((record) => Object.entries(record))
    .map(([name, value]) => `/${name} ${value}`)
    .join('');
