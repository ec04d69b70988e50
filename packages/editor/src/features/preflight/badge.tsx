import { type Severity, worstOf } from '@cpc/design';
import { Icon, useFormat, useT } from '@cpc/ui';
import { useEditor, useEditorState } from '../../model/context.ts';
import { togglePanel } from '../../session/panels.ts';
import { useFindings } from './context.ts';
import { severityLook } from './severity-look.ts';
import { isCropping, isDoodling, isPreviewing, shownPanel } from '../../session/state.ts';

/**
 * The number of findings, in the colour of the worst; nothing without findings. It lies over the stage, so that no tool
 * moves when it appears, in the corner where no selection has a handle.
 */
export function PreflightBadge() {
  const t = useT();
  const format = useFormat();
  const { store } = useEditor();
  const findings = useFindings();
  const open = useEditorState((state) => shownPanel(state) === 'preflight');
  // A crop has a handle in every corner and is short.
  const shown = useEditorState((state) => !isPreviewing(state) && !isDoodling(state) && !isCropping(state));
  const worst: Severity | undefined = worstOf(findings);
  const words = worst ? t('preflight.badge', { count: findings.length }) : '';
  return (
    <>
      <output className="sr-only">{words}</output>
      {worst && shown && (
        <button
          type="button"
          data-tool="preflight"
          aria-label={words}
          title={words}
          aria-expanded={open}
          onClick={() => togglePanel(store, 'preflight')}
          className={`press animate-rise bg-raised/90 shadow-lift text-small figures absolute top-1 right-2 flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 font-semibold ${severityLook(worst)}`}
        >
          <Icon name="warning" size={18} />
          {format.number(findings.length)}
        </button>
      )}
    </>
  );
}
