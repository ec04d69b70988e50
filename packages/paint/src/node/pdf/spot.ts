/**
 * A name in PDF syntax: everything except letters, digits and a few signs as `#` and two hex digits (ISO 32000-1,
 * 7.3.5).
 */
export function pdfName(name: string): string {
  const safe = Array.from(Buffer.from(name, 'latin1'), (byte) => {
    const char = String.fromCharCode(byte);
    return /[\w.-]/.test(char) ? char : `#${byte.toString(16).padStart(2, '0')}`;
  });
  return `/${safe.join('')}`;
}

/**
 * The colour space of one spot colour (8.6.6.4). A device without this ink shows the alternate colour.
 * @param shownAs the alternate colour at full tint: cyan, magenta, yellow, black
 */
function spotSpace(name: string, shownAs: readonly [number, number, number, number]): string {
  const tint = `<</FunctionType 2/Domain[0 1]/C0[0 0 0 0]/C1[${shownAs.join(' ')}]/N 1>>`;
  return `[/Separation${pdfName(name)}/DeviceCMYK${tint}]`;
}

/** Shown as a light grey, to be visible on a white screen. */
export const whiteSpace = (name: string): string => spotSpace(name, [0.15, 0, 0, 0.05]);
/** Shown as magenta, the usual colour of cutting lines. */
export const cutSpace = (name: string): string => spotSpace(name, [0, 1, 0, 0]);
