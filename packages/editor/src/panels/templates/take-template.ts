import type { Editor } from '../../model/editor.ts';
import type { DesignTemplate } from '../../ports.ts';
import { documentOf } from '../../store/state.ts';
import { commit } from '../../store/store.ts';
import { applyTemplate } from './apply-template.ts';

/** Applies a template, and tells the customer that undo restores the old design. */
export function takeTemplate(editor: Editor, template: DesignTemplate): void {
  const { store, surface, nextLayerId } = editor;
  if (!commit(store, applyTemplate(documentOf(store.getState()), template, surface, nextLayerId))) return;
  store.setState({ selection: [] });
  editor.notify('studio.templates.applied');
}
