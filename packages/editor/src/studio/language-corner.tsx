import { LanguageSwitch } from '@cpc/ui';
import { useEditorState } from '../model/context.ts';
import { isPreviewing, shownPanel } from '../session/state.ts';

/** The language button in the corner of the stage where no problems of the print are told, while no panel is open and nothing is selected (LG-03). */
export function LanguageCorner() {
  const idle = useEditorState(
    (state) => shownPanel(state) === null && state.selection.length === 0 && !isPreviewing(state),
  );
  if (!idle) return null;
  return (
    <div className="absolute top-0 left-1">
      <LanguageSwitch look="globe" />
    </div>
  );
}
