import { IconButton, Skeleton, useT } from '@cpc/ui';
import type { PictureLayer } from '@cpc/design';
import { type ComponentType, useEffect } from 'react';
import { useEditor } from '../../model/context.ts';
import { beginCrop } from '../../session/crop.ts';
import { LazyPart } from '../../parts/lazy-part.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useTab } from '../../parts/use-tab.ts';
import { AdjustTab } from './adjust-tab.tsx';
import { CompareButton } from './compare-button.tsx';
import { FiltersTab } from './filters-tab.tsx';
import { ShapeTab } from './shape-tab.tsx';
import { usePictureEdit } from './use-picture-edit.ts';

const TABS = ['filters', 'adjust', 'improve', 'shape', 'effects'] as const;
const loadImprove = async () => (await import('./improve-tab.tsx')).ImproveTab;
const loadEffects = async () => (await import('./effects-tab.tsx')).PictureEffectsTab;
type TabName = (typeof TABS)[number];

interface PicturePanelProps {
  readonly onClose: () => void;
  /** More tools that make another picture of a picture, at the end of theirs. */
  readonly More: ComponentType<{ readonly layer: PictureLayer }>;
}

/** The options of a picture: its colours, its shape, its edge and shadow. Cropping happens on the stage. */
export function PicturePanel({ onClose, More }: PicturePanelProps) {
  const t = useT();
  const { store } = useEditor();
  const [tab, setTab] = useTab<TabName>(TABS);
  const edit = usePictureEdit();
  const isGone = edit === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!edit) return null;
  return (
    <Panel<TabName>
      title={t('studio.picture.edit')}
      onClose={onClose}
      steady
      tabs={{
        value: tab,
        onChange: setTab,
        options: TABS.map((value) => ({ value, label: t(nameOf(value)) })),
      }}
      head={
        tab === 'shape' ? (
          <IconButton icon="crop" label={t('studio.picture.crop')} onClick={() => beginCrop(store, edit.layer.id)} />
        ) : (
          tab !== 'improve' && tab !== 'effects' && <CompareButton asset={edit.layer.asset} />
        )
      }
    >
      {tab === 'filters' && <FiltersTab {...edit} />}
      {tab === 'adjust' && <AdjustTab {...edit} />}
      {tab === 'improve' && (
        <LazyPart load={loadImprove} props={{ layer: edit.layer, More }} fallback={<Skeleton className="h-36" />} />
      )}
      {tab === 'shape' && <ShapeTab {...edit} />}
      {tab === 'effects' && <LazyPart load={loadEffects} props={edit} fallback={<Skeleton className="h-36" />} />}
    </Panel>
  );
}

/** Texts have effects, too. */
const nameOf = (tab: TabName) => (tab === 'effects' ? 'studio.text.tab.effects' : (`studio.picture.${tab}` as const));
