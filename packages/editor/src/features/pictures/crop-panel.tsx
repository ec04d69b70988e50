import { ChoiceChip, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../../model/context.ts';
import { inkRatio } from '../../geometry/seen.ts';
import { cancelCrop, finishCrop, resetCrop, setCropRatio } from '../../session/crop.ts';
import { Panel } from '../../parts/panel.tsx';
import { cropOf } from '../../session/state.ts';

/** Width by height. */
const RATIOS = { square: 1, portrait: 4 / 5, tall: 9 / 16, classic: 3 / 2, wide: 16 / 9 } as const;

/** Chooses the ratio of the crop frame. */
export function CropPanel() {
  const t = useT();
  const { store, surface } = useEditor();
  const ratio = useEditorState((state) => cropOf(state)?.ratio ?? null);
  const choices = [['case', inkRatio(surface)] as const, ...Object.entries(RATIOS)] as readonly (readonly [
    'case' | keyof typeof RATIOS,
    number,
  ])[];
  return (
    <Panel title={t('studio.picture.crop')} onClose={() => finishCrop(store)} onCancel={() => cancelCrop(store)}>
      <div className="hide-scrollbar -mx-4 wide:flex-wrap flex shrink-0 gap-2 overflow-x-auto px-4">
        <ChoiceChip chosen={false} onClick={() => resetCrop(store)}>
          {t('studio.crop.whole')}
        </ChoiceChip>
        <ChoiceChip chosen={ratio === null} onClick={() => setCropRatio(store, null, surface)}>
          {t('studio.crop.free')}
        </ChoiceChip>
        {choices.map(([name, value]) => (
          <ChoiceChip
            key={name}
            chosen={ratio === value}
            onClick={() => setCropRatio(store, value, surface)}
            className="flex items-center gap-2"
          >
            <RatioSign ratio={value} />
            {t(`studio.crop.${name}`)}
          </ChoiceChip>
        ))}
      </div>
    </Panel>
  );
}

/** A rectangle with the ratio, as an icon. */
function RatioSign({ ratio }: { readonly ratio: number }) {
  const [width, height] = ratio > 1 ? [16, 16 / ratio] : [16 * ratio, 16];
  return <span aria-hidden className="rounded-[2px] border-2 border-current" style={{ width, height }} />;
}
