/** A text as it is searched: without case, accents, spaces and punctuation, in any script. */
function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{P}\p{Z}\p{S}]/gu, '');
}

/** Whether every word of the keyword stands somewhere in the texts; an empty keyword matches everything. */
export function keywordMatcher(keyword: string | undefined): (...texts: readonly string[]) => boolean {
  const words = (keyword ?? '')
    .split(/\s+/)
    .map(searchable)
    .filter((word) => word !== '');
  return (...texts) => {
    if (words.length === 0) return true;
    const whole = searchable(texts.join(''));
    return words.every((word) => whole.includes(word));
  };
}
