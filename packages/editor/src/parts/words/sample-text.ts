import { brand, mm } from '@cpc/domain';
import { type LayerId, PLAIN_LAYER, PLAIN_TEXT, type TextLayer, hexColour } from '@cpc/design';

type Sampled = Pick<TextLayer, 'text' | 'typeface'> & Partial<TextLayer>;

/**
 * A text for a tile. It is never in a document, so its id need not be one that can be stored.
 * @param key names the tile; it may have letters of any script
 */
export function sampleText(key: string, fields: Sampled): TextLayer {
  return {
    type: 'text',
    ...PLAIN_LAYER,
    size: mm(10),
    ink: { kind: 'colour', colour: hexColour('#000000') },
    align: 'centre',
    ...PLAIN_TEXT,
    ...fields,
    id: brand<LayerId>(`sample-${key}`),
  };
}

const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text for a tile: whole characters of its first line. */
export function beginningOf(text: string, most: number): string {
  const line =
    text
      .split('\n')
      .find((one) => one.trim() !== '')
      ?.trim() ?? '';
  const characters = [...clusters.segment(line)].map(({ segment }) => segment);
  const short = characters.slice(0, most).join('');
  // A word that would be cut is left out, unless it is the only one.
  const cutsWord = characters.length > most && characters[most] !== ' ';
  const end = short.lastIndexOf(' ');
  return cutsWord && end > 0 ? short.slice(0, end) : short;
}
