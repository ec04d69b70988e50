import { useT } from '@cpc/ui';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../../model/context.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { LibrarySkeleton } from '../../parts/library/library-skeleton.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTab } from '../../parts/use-tab.ts';
import { EffectsTab } from './effects-tab.tsx';
import { StyleTab } from './style-tab.tsx';
import type { Styling, TextStyle } from '../../parts/words/text-style.ts';
import { WriteTab } from './write-tab.tsx';
import { useTextDraft } from './use-text-draft.ts';

const loadLooksTab = async () => (await import('./looks-tab.tsx')).LooksTab;
const loadFontTab = async () => (await import('./font-tab.tsx')).FontTab;

const TABS = ['write', 'looks', 'font', 'style', 'effects'] as const;
type TabName = (typeof TABS)[number];

interface TextPanelProps {
  readonly onClose: () => void;
  /** What the customer typed before the panel was loaded. */
  readonly begun: RefObject<string>;
}

/** Edits a text, live on the case. A text without words is refused (ED-03). */
export function TextPanel({ onClose, begun }: TextPanelProps) {
  const t = useT();
  const { notify, surface } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const [tab, setTab] = useTab<TabName>(TABS);
  const draft = useTextDraft(onClose);
  const wordless = draft.words.trim() === '';
  // Takes the focus directly from the earlier field: without a focused field in between, a phone closes its keyboard.
  useLayoutEffect(() => {
    if (area.current?.value === '') area.current.focus();
  }, []);
  const restoreWords = useEffectEvent(() => {
    if (draft.words === '' && begun.current !== '') draft.write(begun.current);
  });
  useEffect(() => restoreWords(), []);
  const close = () => {
    if (!wordless) return onClose();
    notify('studio.text.empty', 'error');
    setTab('write');
    area.current?.focus();
  };
  /** A style needs words: without a text it is refused. */
  const change = (fields: Partial<TextStyle>) => {
    if (!draft.restyle(fields)) notify('studio.text.none', 'error');
  };
  const styling: Styling = {
    style: draft.style,
    change,
    rest: draft.rest,
    choose: (fields) => {
      change(fields);
      draft.rest();
    },
    dress: (fields) => {
      if (!draft.dress(fields)) notify('studio.text.none', 'error');
    },
  };
  return (
    <Panel<TabName>
      title={t('studio.add.text')}
      onClose={close}
      onCancel={wordless ? onClose : undefined}
      steady
      tabs={{
        value: tab,
        onChange: setTab,
        options: TABS.map((value) => ({ value, label: t(`studio.text.tab.${value}`) })),
      }}
    >
      {tab === 'write' && (
        <WriteTab area={area} words={draft.words} best={draft.best} onWrite={draft.write} {...styling} />
      )}
      {tab === 'looks' && (
        <LazyPart
          load={loadLooksTab}
          props={{ words: draft.words, best: draft.best, ...styling }}
          fallback={<LibrarySkeleton shape="wide" />}
        />
      )}
      {tab === 'font' && (
        <LazyPart
          load={loadFontTab}
          props={{ words: draft.words, style: draft.style, onChoose: styling.choose }}
          fallback={<LibrarySkeleton shape="wide" />}
        />
      )}
      {tab === 'style' && <StyleTab words={draft.words} scale={draft.scale} room={surface.width} {...styling} />}
      {tab === 'effects' && <EffectsTab {...styling} />}
    </Panel>
  );
}
