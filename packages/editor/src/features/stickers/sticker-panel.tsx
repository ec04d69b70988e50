import type { LibraryItem } from '@cpc/contract';
import { useT } from '@cpc/ui';
import { useEditor } from '../../model/context.ts';
import { addSticker } from '../../parts/library/add-sticker.ts';
import { LibraryBrowser } from '../../parts/library/library-browser.tsx';
import { useSingleChoice } from '../../parts/library/use-single-choice.ts';
import { Panel } from '../../parts/panel.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';

export function StickerPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const editor = useEditor();
  const choose = useSingleChoice((item: LibraryItem) => addSticker(editor, item));
  return (
    <Panel title={t('studio.add.stickers')} onClose={onClose} steady>
      <LibraryBrowser kind="sticker" items={useLoaded(editor.ports.stickers)} shape="square" onChoose={choose} />
    </Panel>
  );
}
