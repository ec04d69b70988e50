import { type EmojiManifest, emojiKey } from '@cpc/design';
import { EMOJI_INDEX } from '@cpc/paint/text';
import { ChoiceChip, useTranslator } from '@cpc/ui';
import { useCallback, useState } from 'react';
import { useEditor } from '../../model/context.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { hideBroken } from '../../parts/library/hide-broken.ts';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { VirtualGrid } from '../../parts/library/virtual-grid.tsx';

export interface EmojiPickerProps {
  readonly onPick: (emoji: string) => void;
}

/** The popular emoji in groups, as they are printed. All others come from the customer's own keyboard. */
export function EmojiPicker({ onPick }: EmojiPickerProps) {
  const { ports } = useEditor();
  const load = useCallback(() => ports.emojiFile<EmojiManifest>(EMOJI_INDEX), [ports]);
  const list = useLoaded(load);
  if (list.state === 'loading') return <LibrarySkeleton shape="small" />;
  if (list.state === 'failed') return <LoadFailed onRetry={list.retry} className="" />;
  return <Groups list={list.value} onPick={onPick} />;
}

function Groups({ list, onPick }: EmojiPickerProps & { readonly list: EmojiManifest }) {
  const { tOr } = useTranslator();
  const titleOf = (one: string) => tOr(`studio.emoji.${one}`, one);
  const groups = Object.keys(list.popular);
  const [group, setGroup] = useState(groups[0] ?? '');
  return (
    <>
      <div className="hide-scrollbar -mx-4 flex shrink-0 gap-1.5 overflow-x-auto px-4">
        {groups.map((one) => (
          <ChoiceChip key={one} chosen={one === group} onClick={() => setGroup(one)}>
            {titleOf(one)}
          </ChoiceChip>
        ))}
      </div>
      <VirtualGrid
        key={group}
        label={titleOf(group)}
        items={list.popular[group] ?? []}
        keyOf={emojiKey}
        shape="small"
        tile={(emoji, tabIndex) => (
          <button
            type="button"
            // A screen reader says the name of the emoji, in the language of the page.
            aria-label={emoji}
            tabIndex={tabIndex}
            onClick={() => onPick(emoji)}
            className="press hover:bg-lifted size-full rounded-medium p-1.5"
          >
            <img
              src={`/emoji/${emojiKey(emoji)}.svg?v=${list.version}`}
              alt=""
              loading="lazy"
              decoding="async"
              onError={hideBroken}
              draggable={false}
              className="size-full object-contain"
            />
          </button>
        )}
      />
    </>
  );
}
