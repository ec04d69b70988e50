import { type Ink, TEXT_ALIGNMENTS, type TextAlignment, type TextDirection } from '@cpc/design';
import { IconButton, type IconName, Segmented, useT } from '@cpc/ui';
import { type RefObject, useState } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { selectedLayer } from '../../session/selected.ts';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { canBeVertical, type Styling } from '../../parts/words/text-style.ts';
import { useEmoji } from './use-emoji.ts';
import { type Lettering, LookTiles } from './look-tiles.tsx';

const loadPicker = async () => (await import('./emoji-picker.tsx')).EmojiPicker;

const ALIGN_ICONS: Readonly<Record<TextAlignment, IconName>> = {
  start: 'alignStart',
  centre: 'alignCentre',
  end: 'alignEnd',
};

export interface WriteTabProps extends Styling {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly words: string;
  readonly best: Ink;
  readonly onWrite: (words: string) => void;
}

/** The words with their emoji, their alignment, and ready-made looks. */
export function WriteTab({ area, words, best, onWrite, ...styling }: WriteTabProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const emoji = useEmoji({ area, words, onWrite, rest: styling.rest });
  const toggle = () => {
    // The keyboard of a phone would take the room of the emoji.
    if (!isPicking) area.current?.blur();
    setPicking(!isPicking);
  };
  return (
    <>
      <div className="relative flex shrink-0 flex-col">
        <textarea
          ref={area}
          dir="auto"
          rows={2}
          maxLength={1000}
          aria-label={t('studio.text.label')}
          placeholder={t('studio.text.placeholder')}
          value={words}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onBlur={styling.rest}
          onSelect={emoji.onSelect}
          className="bg-sunken text-lead placeholder:text-ink-faint min-h-18 shrink-0 resize-none rounded-medium py-3 ps-4 pe-14"
        />
        <IconButton
          icon="smile"
          label={t('studio.text.emoji')}
          pressed={isPicking}
          onClick={toggle}
          className="absolute end-1.5 bottom-1.5"
        />
      </div>
      <MissingCharacters />
      {isPicking ? (
        <LazyPart load={loadPicker} props={{ onPick: emoji.insert }} fallback={<LibrarySkeleton shape="small" />} />
      ) : (
        <Setting words={words} best={best} {...styling} />
      )}
    </>
  );
}

/** How the words are set. */
function Setting({ words, best, ...styling }: Omit<WriteTabProps, 'area' | 'onWrite'>) {
  const t = useT();
  return (
    <>
      <div className="flex gap-2">
        <div className="flex-1">
          <Segmented<TextAlignment>
            label={t('studio.text.align')}
            value={styling.style.align}
            onChange={(align) => styling.choose({ align })}
            options={TEXT_ALIGNMENTS.map((value) => ({
              value,
              label: t(`studio.text.align.${value}`),
              icon: ALIGN_ICONS[value],
            }))}
          />
        </div>
        {(canBeVertical(words) || styling.style.direction === 'vertical') && (
          <Segmented<TextDirection>
            label={t('studio.text.direction')}
            value={styling.style.direction}
            onChange={(direction) => styling.choose({ direction })}
            options={[
              { value: 'horizontal', label: t('studio.text.direction.horizontal') },
              { value: 'vertical', label: t('studio.text.direction.vertical') },
            ]}
          />
        )}
      </div>
      <LookRow words={words} best={best} {...styling} />
    </>
  );
}

/** Lists the characters that the typeface cannot draw: they would be missing in the print. */
function MissingCharacters() {
  const t = useT();
  const { assets } = useEditor();
  const missing = useEditorState((state) => {
    const layer = selectedLayer(state);
    return layer?.type === 'text' ? (assets.outline(layer)?.missing.join(' ') ?? '') : '';
  });
  return missing === '' ? null : (
    <output className="text-small text-warn bg-warn-wash block rounded-medium px-4 py-2">
      {t('studio.text.missing', { characters: missing })}
    </output>
  );
}

/** Number of characters of the customer's own text that a tile shows. */
const MAX_SHOWN = 6;

/** Finished letterings, each shown with the customer's own words. */
function LookRow(lettering: Lettering) {
  const t = useT();
  return (
    <LookTiles
      {...lettering}
      legend={<legend className="sr-only">{t('studio.text.looks')}</legend>}
      most={MAX_SHOWN}
      className="hide-scrollbar -mx-4 wide:grid wide:grid-cols-3 flex min-w-0 shrink-0 gap-2 overflow-x-auto px-4 py-1"
      box="wide:w-auto h-16 w-27 shrink-0"
    />
  );
}
