import { type IconName, ToolButton, useT } from '@cpc/ui';
import { useCore, useEditorState } from '../model/context.ts';
import type { Panel } from '../session/activity.ts';
import { closePanel, openTool, togglePanel } from '../session/panels.ts';
import { shownPanel } from '../session/state.ts';

const TOOLS: readonly {
  readonly panel: 'drawing' | 'templates' | 'collage' | 'text' | 'doodle' | 'stickers' | 'background' | 'layers';
  readonly icon: IconName;
}[] = [
  { panel: 'templates', icon: 'template' },
  { panel: 'drawing', icon: 'sparkle' },
  { panel: 'collage', icon: 'collage' },
  { panel: 'text', icon: 'text' },
  { panel: 'stickers', icon: 'sticker' },
  { panel: 'doodle', icon: 'brush' },
  { panel: 'background', icon: 'background' },
  { panel: 'layers', icon: 'layers' },
];

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
  return (
    <nav
      aria-label={t('studio.tools')}
      className={
        upright
          ? 'flex flex-col gap-1 p-2 low:grid low:grid-cols-2'
          : 'hide-scrollbar pb-safe flex justify-between overflow-x-auto px-1 pt-1.5'
      }
    >
      <ToolButton
        icon="picture"
        label={t('studio.add.picture')}
        onClick={onPick}
        className={upright ? 'w-full' : '!min-w-11 flex-auto !px-0.5 tracking-tight'}
      />
      {TOOLS.filter(({ panel }) => panel !== without).map(({ panel, icon }) => (
        <ToolButton
          key={panel}
          data-tool={panel}
          icon={icon}
          label={t(`studio.add.${panel}`)}
          active={open === panel}
          cool={panel === 'drawing'}
          onClick={() => (open === panel ? closePanel(store) : openTool(store, panel))}
          className={upright ? 'w-full' : '!min-w-11 flex-auto !px-0.5 tracking-tight'}
        />
      ))}
      {upright && (
        <ToolButton
          icon="keyboard"
          data-tool="shortcuts"
          label={t('studio.keys')}
          active={open === 'shortcuts'}
          onClick={() => togglePanel(store, 'shortcuts')}
          className="w-full"
        />
      )}
    </nav>
  );
}
