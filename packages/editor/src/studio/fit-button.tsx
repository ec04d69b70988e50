import { IconButton, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../context.ts';
import { fitStage } from '../store/fit.ts';

/** Resets the view to the whole case; shown while the view is different. */
export function FitButton() {
  const t = useT();
  const { store, surface } = useCore();
  const moved = useEditorState(({ view, stage, crop }) => {
    const fit = fitStage(stage, surface);
    return crop === null && stage.width > 0 && (view.scale !== fit.scale || view.x !== fit.x || view.y !== fit.y);
  });
  if (!moved) return null;
  return (
    <IconButton
      icon="fit"
      kind="filled"
      label={t('studio.fit')}
      className="animate-rise absolute bottom-3 left-3"
      onClick={() => store.setState({ view: fitStage(store.getState().stage, surface) })}
    />
  );
}
