import { LanguageSwitch } from '@cpc/ui';
import { useEditorState } from '../context.ts';

/** The language button in a corner of the stage, while no panel is open and nothing is selected (LG-03). */
export function LanguageCorner() {
  const idle = useEditorState(
    ({ panel, crop, selection, preview }) => panel === null && crop === null && selection.length === 0 && !preview,
  );
  if (!idle) return null;
  return (
    <div className="absolute end-1 top-0">
      <LanguageSwitch look="globe" />
    </div>
  );
}
