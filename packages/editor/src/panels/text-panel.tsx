import { TEXT_ALIGNMENTS, type TextAlignment, type TextLayer } from '@cpc/design';
import { type IconName, Segmented, useT } from '@cpc/ui';
import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../context.ts';
import { InkSwatches } from './ink-swatches.tsx';
import { Panel } from './panel.tsx';
import { TypefaceList } from './typeface-list.tsx';
import { useTextDraft } from './use-text-draft.ts';

const ALIGN_ICONS: Readonly<Record<TextAlignment, IconName>> = {
  start: 'alignStart',
  centre: 'alignCentre',
  end: 'alignEnd',
};

/** Writes a text, live on the case. Only words make a text: an empty one is refused (ED-03). */
export function TextPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { tell } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const draft = useTextDraft(onClose);
  useEffect(() => {
    if (area.current?.value === '') area.current.focus();
  }, []);
  const close = () => {
    if (draft.words.trim() !== '') return onClose();
    tell('studio.text.empty', 'error');
    area.current?.focus();
  };
  /** Looks belong to words: there must be some. */
  const restyle = (style: Partial<Pick<TextLayer, 'typeface' | 'ink' | 'align'>>) => {
    if (!draft.restyle(style)) tell('studio.text.none', 'error');
  };
  return (
    <Panel
      title={t('studio.add.text')}
      onClose={close}
      onCancel={draft.words.trim() === '' ? onClose : undefined}
      head={<Alignment chosen={draft.style.align} onChoose={(align) => restyle({ align })} />}
    >
      <textarea
        ref={area}
        dir="auto"
        rows={2}
        maxLength={1000}
        aria-label={t('studio.text.label')}
        placeholder={t('studio.text.placeholder')}
        value={draft.words}
        onChange={(event) => draft.write(event.currentTarget.value)}
        onBlur={draft.rest}
        className="bg-sunken text-lead placeholder:text-ink-faint min-h-18 shrink-0 resize-none rounded-medium px-4 py-3"
      />
      <MissingCharacters />
      <TypefaceList chosen={draft.style.typeface} onChoose={(typeface) => restyle({ typeface })} />
      <InkSwatches
        label={t('studio.text.colour')}
        value={draft.style.ink.kind === 'colour' ? draft.style.ink.colour : undefined}
        onChange={(colour) => restyle({ ink: { kind: 'colour', colour } })}
      />
    </Panel>
  );
}

function Alignment({
  chosen,
  onChoose,
}: {
  readonly chosen: TextAlignment;
  readonly onChoose: (align: TextAlignment) => void;
}) {
  const t = useT();
  return (
    <Segmented<TextAlignment>
      label={t('studio.text.align')}
      value={chosen}
      onChange={onChoose}
      options={TEXT_ALIGNMENTS.map((value) => ({
        value,
        label: t(`studio.text.align.${value}`),
        icon: ALIGN_ICONS[value],
      }))}
    />
  );
}

/** Characters the typeface cannot draw are left out of the print: that is said while there is time. */
function MissingCharacters() {
  const t = useT();
  const { assets } = useEditor();
  const missing = useEditorState((state) => {
    const layer = state.selection && state.history.document.records[state.selection];
    return layer && layer.type === 'text' ? (assets.outline(layer)?.missing.join(' ') ?? '') : '';
  });
  return missing === '' ? null : (
    <output className="block text-small text-warn bg-warn-wash rounded-medium px-4 py-2">
      {t('studio.text.missing', { characters: missing })}
    </output>
  );
}
