import { toolsCatalogues } from '@cpc/i18n/tools';
import { IconButton, Skeleton, useT } from '@cpc/ui';
import { useEffect, useState } from 'react';
import { useEditor } from '../context.ts';
import { startCrop } from '../store/crop.ts';
import { LazyPart } from '../parts/lazy-part.tsx';
import { Panel } from '../parts/panel.tsx';
import { AdjustTab } from './picture/adjust-tab.tsx';
import { CompareButton } from './picture/compare-button.tsx';
import { FiltersTab } from './picture/filters-tab.tsx';
import { ShapeTab } from './picture/shape-tab.tsx';
import { usePictureEdit } from './use-picture-edit.ts';

const TABS = ['filters', 'adjust', 'improve', 'shape'] as const;
const loadImprove = async () => (await import('./picture/improve-tab.tsx')).ImproveTab;
type TabName = (typeof TABS)[number];

/** The options of a picture: its colours and its shape. Cropping happens on the stage. */
export function PicturePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store } = useEditor();
  const [tab, setTab] = useState<TabName>('filters');
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
      tabs={{
        value: tab,
        onChange: setTab,
        options: TABS.map((value) => ({ value, label: t(`studio.picture.${value}`) })),
      }}
      head={
        tab === 'shape' ? (
          <IconButton icon="crop" label={t('studio.picture.crop')} onClick={() => startCrop(store, edit.layer.id)} />
        ) : (
          tab !== 'improve' && <CompareButton asset={edit.layer.asset} />
        )
      }
    >
      {tab === 'filters' && <FiltersTab {...edit} />}
      {tab === 'adjust' && <AdjustTab {...edit} />}
      {tab === 'improve' && (
        <LazyPart
          load={loadImprove}
          props={{ layer: edit.layer }}
          texts={toolsCatalogues}
          fallback={<Skeleton className="h-36" />}
        />
      )}
      {tab === 'shape' && <ShapeTab {...edit} />}
    </Panel>
  );
}
