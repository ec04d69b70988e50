import * as odd from '@cpc/api/testing/pictures';

/** A picture of four quarters in a format that occurs in practice, and what the case must show. */
export interface OddPicture {
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
  /** Red, green and blue of each quarter, row by row. */
  readonly colours: readonly (readonly number[])[];
  /** How much each channel may differ: JPEG's rounding. */
  readonly within: number;
}

/** As the server converts it with its colour profile. */
const inInk = (await odd.quartersIn(await odd.cmykJpeg())).map((colour) => colour.slice(0, 3));
const grey = [102, 139, 79, 240].map((level) => [level, level, level]);

const made = (name: string, bytes: OddPicture['bytes'], colours: OddPicture['colours'] = odd.QUARTERS): OddPicture => ({
  name,
  bytes,
  colours,
  within: 12,
});

export const ODD_PICTURES: Readonly<Record<string, OddPicture>> = {
  'in CMYK': { ...made('ink.jpg', odd.cmykJpeg, inInk), within: 4 },
  'of 16 bits a channel': made('deep.png', odd.deepPng),
  'in greyscale': made('grey.jpg', odd.greyJpeg, grey),
  'in a wide gamut': made('wide.png', odd.wideGamutPng),
  'in WebP': made('web.webp', odd.webp),
  'in AVIF': made('web.avif', odd.avif),
  'turned by its EXIF orientation': made('turned.jpg', () => odd.turnedJpeg(6)),
};

/** The largest difference of a channel between what is shown and what is expected. */
export const farthestOff = (shown: readonly (readonly number[])[], { colours }: OddPicture): number =>
  Math.max(...colours.flatMap((colour, n) => colour.map((value, i) => Math.abs(value - (shown[n]?.[i] ?? 0)))));
