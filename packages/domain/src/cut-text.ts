const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text in whole characters, as people count them. @param most UTF-16 units */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of characters.segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
