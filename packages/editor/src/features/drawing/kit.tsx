import { DRAWING_KIT, type KitGroup } from '@cpc/domain';
import { useT } from '@cpc/ui';
import { useId } from 'react';
import { chosenOf, withWord } from './kit-words.ts';

/** The tiles in one column, in the order of `DRAWING_KIT`, drawn by `npm run samples -w @cpc/illustrator`. */
const TILES = new URL('./kit.avif', import.meta.url).href;
const GROUPS = ['hero', 'place', 'mood'] as const satisfies readonly KitGroup[];
/** Texts set them around values; nobody types them into a prompt. */
const ISOLATES = /[\u2066-\u2069]/g;
const PARTS: readonly string[] = GROUPS.flatMap((group) => DRAWING_KIT[group]);

interface KitProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** Pictures of who, where and in which mood: each writes its word into the prompt, and takes it out again (AI-01). */
export function Kit(props: KitProps) {
  return GROUPS.map((group) => <Group key={group} {...props} group={group} />);
}

function Group({ words, onChange, group }: KitProps & { readonly group: KitGroup }) {
  const t = useT();
  const name = useId();
  const named = DRAWING_KIT[group].map((part) => ({ part, word: t(`drawing.kit.${part}`) }));
  const all = named.map(({ word }) => word);
  const chosen = chosenOf(words, all);
  const set = (word: string | undefined) =>
    onChange(
      withWord(words, all, word, (before, added) =>
        t('drawing.kit.add', { words: before, word: added }).replaceAll(ISOLATES, ''),
      ),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="text-small text-ink-soft mb-1.5 font-medium">{t(`drawing.kit.${group}`)}</legend>
      <div className="hide-scrollbar -mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 wide:mx-0 wide:flex-wrap wide:px-0">
        {named.map(({ part, word }) => {
          const checked = word === chosen;
          return (
            <label
              key={part}
              className="press relative flex min-w-16 shrink-0 cursor-pointer flex-col items-center gap-1"
            >
              <input
                type="radio"
                name={name}
                checked={checked}
                onChange={() => set(word)}
                onClick={() => checked && set(undefined)}
                className="peer sr-only"
              />
              <span
                aria-hidden
                style={{
                  backgroundImage: `url(${TILES})`,
                  backgroundSize: `100% ${PARTS.length * 100}%`,
                  backgroundPosition: `0 ${(PARTS.indexOf(part) / (PARTS.length - 1)) * 100}%`,
                }}
                className="peer-checked:outline-cool peer-focus-visible:outline-ink size-15 rounded-medium outline-3 outline-offset-1 outline-transparent"
              />
              <span className="text-micro text-ink-soft peer-checked:text-cool text-center font-medium peer-checked:font-semibold">
                {word}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
