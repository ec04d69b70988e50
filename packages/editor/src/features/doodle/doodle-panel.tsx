import { BRUSHES, type Brush } from '@cpc/design';
import { Slider, useT } from '@cpc/ui';
import { useId } from 'react';
import { useEditor, useEditorState } from '../../model/context.ts';
import type { BrushSettings } from '../../document/pen.ts';
import { ColourField } from '../../parts/colour/colour-field.tsx';
import { BrushSample } from './brush-sample.tsx';
import { LineSample } from './line-sample.tsx';
import { Panel } from '../../parts/panel.tsx';
import { setBrush } from '../../session/hands.ts';

const WIDTHS = { min: 0.4, max: 16, step: 0.2 } as const;

/** The options of the brush. A sample line at the top shows its true size on the case. */
export function DoodlePanel({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const group = useId();
  const { store, inkAt } = useEditor();
  const brush = useEditorState((state) => state.brush);
  const best = useEditorState(() => inkAt());
  const set = (fields: Partial<BrushSettings>) => setBrush(store, fields);
  const erases = brush.brush === 'eraser';
  const percent = Math.round(brush.opacity * 100);
  return (
    <Panel title={t('studio.add.doodle')} onClose={onClose} head={<LineSample brush={brush} ink={best} />}>
      <fieldset className="flex min-w-0 gap-1.5 large:flex-wrap">
        <legend className="sr-only">{t('studio.doodle.brush')}</legend>
        {BRUSHES.map((kind) => (
          <BrushSample
            key={kind}
            group={group}
            kind={kind}
            label={t(`studio.doodle.${kind}`)}
            chosen={kind === brush.brush}
            colour={brush.colour ?? best}
            onChoose={(chosen: Brush) => set({ brush: chosen })}
          />
        ))}
      </fieldset>
      <Slider
        label={t('studio.doodle.width')}
        {...WIDTHS}
        value={brush.width}
        text={t('studio.mm', { value: brush.width })}
        onChange={(width) => set({ width })}
      />
      {erases ? (
        <p className="text-small text-ink-soft min-h-11 py-2">{t('studio.doodle.eraser.hint')}</p>
      ) : (
        <>
          <Slider
            label={t('studio.doodle.opacity')}
            min={10}
            max={100}
            step={5}
            value={percent}
            text={t('studio.percent', { value: percent })}
            onChange={(opacity) => set({ opacity: opacity / 100 })}
          />
          <ColourField
            label={t('studio.doodle.colour')}
            value={brush.colour ?? best}
            onChange={(colour) => set({ colour })}
          />
        </>
      )}
    </Panel>
  );
}
