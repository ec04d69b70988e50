import { composed } from './text.ts';

/** A nickname on a display has at most so many characters, as people count them. */
export const MAX_NICKNAME = 20;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** What steers text or is not seen, and fillers; the joiners of emoji and of some scripts are letters here. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}|[\u115F\u1160\u2800\u3164\uFFA0]/u;
/** The flags of England, Scotland and Wales are written with signs that are not seen (UTS #51, ED-14a). */
const FLAGS =
  /\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;
/** Marks that are piled up cover the lines around them. */
const PILED = /\p{M}{5}/u;
/** An address or a telephone number, in the digits of any script: the display is not for advertising. */
const ADVERTISED = /[@/\\]|\p{Nd}(?:[\s.\p{Pd}]?\p{Nd}){4}|\p{L}(?:[.。]|\s[.。]\s?)\p{L}{2}/u;
/** One character that is as wide as a sentence. */
const WIDE = /\uFDFD/u;

/**
 * A nickname as it is stored and shown: composed (NFC), without spaces around and with single ones within.
 * @returns undefined if it is empty or too long, or if something in it is not part of a name
 */
export function nicknameOf(typed: string): string | undefined {
  const name = composed(typed)
    .trim()
    .replaceAll(/\p{Zs}+/gu, ' ');
  if (name === '' || name.length > 12 * MAX_NICKNAME) return undefined;
  if (UNSEEN.test(name.replaceAll(FLAGS, '')) || PILED.test(name)) return undefined;
  // Wide, circled and raised characters say the same as plain ones.
  const plain = name.normalize('NFKC');
  if (ADVERTISED.test(plain) || WIDE.test(name)) return undefined;
  // A name has something to see.
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return undefined;
  // Some characters stand for a whole sentence.
  return [name, plain].some((one) => [...characters.segment(one)].length > MAX_NICKNAME) ? undefined : name;
}
