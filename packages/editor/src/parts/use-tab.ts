import { useEditor, useEditorState } from '../model/context.ts';
import { showTab } from '../session/panels.ts';
import { shownTab } from '../session/state.ts';

/** The open tab of a panel, and what opens another one. Actions open a panel at a tab, also while it is open. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): readonly [Tab, (tab: Tab) => void] {
  const { store } = useEditor();
  const asked = useEditorState(shownTab);
  return [tabs.find((tab) => tab === asked) ?? tabs[0], (tab) => showTab(store, tab)];
}
