import type { PressColours } from '../plates/colours.ts';

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

type Channels = PressColours['channels'];

/** A colour as a device shows it: as red, green and blue, or as cyan, magenta, yellow and black. */
type Shown = Readonly<Record<Channels, readonly number[]>>;

/** The process spaces, by the number of their channels. */
export const DEVICE_SPACES = { 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const;

const PAPER: Shown = { 3: [1, 1, 1], 4: [0, 0, 0, 0] };

/**
 * The colour space of one spot colour (8.6.6.4). A device without this ink shows the alternate colour, in the process
 * space of the printing condition: PDF/X-4 allows no other.
 */
function spotSpace(name: string, channels: Channels, shownAs: Shown): string {
  const [none, full] = [PAPER, shownAs].map((shown) => shown[channels].join(' '));
  const tint = `<</FunctionType 2/Domain[0 1]/C0[${none}]/C1[${full}]/N 1>>`;
  return `[/Separation${pdfName(name)}${DEVICE_SPACES[channels]}${tint}]`;
}

/** Shown as a light grey, to be visible on a white screen. */
export const whiteSpace = (name: string, channels: Channels): string =>
  spotSpace(name, channels, { 3: [0.81, 0.95, 0.95], 4: [0.15, 0, 0, 0.05] });
/** Shown as magenta, the usual colour of cutting lines. */
export const cutSpace = (name: string, channels: Channels): string =>
  spotSpace(name, channels, { 3: [0.93, 0, 0.55], 4: [0, 1, 0, 0] });
