import { IconButton, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../model/context.ts';
import { fitStage, resetView } from '../viewport/view.ts';
import { isCropping } from '../session/state.ts';

/** Resets the view to the whole case; shown while the view is different. */
export function FitButton() {
  const t = useT();
  const { store, surface } = useCore();
  const moved = useEditorState((state) => {
    const { view, lift, stage, covered, viewMoving } = state;
    const fit = fitStage(stage, surface);
    // Without a panel, only a movement under way or one that fingers have stopped leaves a lift.
    const lifted = covered > 0 || viewMoving ? lift : 0;
    const off = Math.abs(view.scale - fit.scale) + Math.abs(view.x - fit.x) + Math.abs(view.y + lifted - fit.y);
    return !isCropping(state) && stage.width > 0 && off > 0.01;
  });
  if (!moved) return null;
  return (
    <IconButton
      icon="fit"
      kind="filled"
      label={t('studio.fit')}
      className="animate-rise absolute bottom-[calc(0.75rem+var(--covered,0px))] left-3"
      onClick={() => resetView(store, surface)}
    />
  );
}
