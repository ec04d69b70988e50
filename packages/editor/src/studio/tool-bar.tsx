import { type IconName, ToolButton, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../model/context.ts';
import { PANELS } from './panels.ts';
import type { Panel } from '../session/activity.ts';
import { closePanel, openTool, togglePanel } from '../session/panels.ts';
import { shownPanel } from '../session/state.ts';

type Tool = {
  [Name in keyof typeof PANELS]: (typeof PANELS)[Name] extends { readonly icon: IconName } ? Name : never;
}[keyof typeof PANELS];

const isTool = (panel: keyof typeof PANELS): panel is Tool => 'icon' in PANELS[panel];
const TOOLS = (Object.keys(PANELS) as (keyof typeof PANELS)[]).filter(isTool);

export interface ToolBarProps {
  readonly onPick: () => void;
  readonly upright?: boolean;
  /** A tool to leave out: a wide window always shows the layers beside the case. */
  readonly without?: Panel;
}

/** The tools that add things to the case. */
export function ToolBar({ onPick, upright = false, without }: ToolBarProps) {
  const t = useT();
  const { store } = useCore();
  const open = useEditorState(shownPanel);
  const look = upright ? 'w-full' : 'half-next';
  return (
    <nav
      aria-label={t('studio.tools')}
      className={
        upright
          ? 'flex flex-col gap-1 p-2 low:grid low:grid-cols-2'
          : 'hide-scrollbar fade-ends pb-safe flex overflow-x-auto px-1 pt-1.5'
      }
    >
      <ToolButton icon="picture" label={t('studio.add.picture')} onClick={onPick} className={look} />
      {TOOLS.filter((panel) => panel !== without).map((panel) => (
        <ToolButton
          key={panel}
          data-tool={panel}
          icon={PANELS[panel].icon}
          label={t(`studio.add.${panel}`)}
          active={open === panel}
          cool={panel === 'drawing'}
          onClick={() => (open === panel ? closePanel(store) : openTool(store, panel))}
          className={look}
        />
      ))}
      {upright && (
        <ToolButton
          icon="keyboard"
          data-tool="shortcuts"
          label={t('studio.keys')}
          active={open === 'shortcuts'}
          onClick={() => togglePanel(store, 'shortcuts')}
          className={look}
        />
      )}
    </nav>
  );
}
