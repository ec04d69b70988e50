import { BRUSHES, type Brush } from '@cpc/design';
import { Segmented, Slider, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../context.ts';
import type { BrushSettings } from '../store/state.ts';
import { InkSwatches } from './ink-swatches.tsx';
import { Panel } from './panel.tsx';

const WIDTHS = { min: 0.4, max: 12, step: 0.2 } as const;

export function DoodlePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store, inkAt } = useEditor();
  const brush = useEditorState((state) => state.brush);
  const best = useEditorState(() => inkAt());
  const set = (fields: Partial<BrushSettings>) => store.setState({ brush: { ...brush, ...fields } });
  return (
    <Panel title={t('studio.add.doodle')} onClose={onClose}>
      <Segmented<Brush>
        label={t('studio.doodle.brush')}
        value={brush.brush}
        onChange={(kind) => set({ brush: kind })}
        options={BRUSHES.map((kind) => ({ value: kind, label: t(`studio.doodle.${kind}`) }))}
      />
      <InkSwatches
        label={t('studio.doodle.colour')}
        value={brush.colour ?? best}
        onChange={(colour) => set({ colour })}
      />
      <Slider
        label={t('studio.doodle.width')}
        {...WIDTHS}
        value={brush.width}
        text={t('studio.mm', { value: brush.width })}
        onChange={(width) => set({ width })}
      />
    </Panel>
  );
}
