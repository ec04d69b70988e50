import { TextField, useT } from '@cpc/ui';

/** Characters of a name or a motto on an idea. */
const MAX_WORDS = 24;

/** The name or motto that ideas are lettered with. */
export function WordsField({ words, onWords }: { readonly words: string; readonly onWords: (words: string) => void }) {
  const t = useT();
  return (
    <TextField
      label={t('ideas.words')}
      dir="auto"
      maxLength={MAX_WORDS}
      autoComplete="off"
      value={words}
      onChange={(event) => onWords(event.currentTarget.value)}
    />
  );
}
