import type { Editor } from '../../model/editor.ts';
import type { DesignTemplate } from '../../ports/ports.ts';
import { documentOf } from '../../document/state.ts';
import { commit } from '../../document/steps.ts';
import { applyTemplate } from '../../parts/apply-template.ts';
import { select } from '../../session/selection.ts';

/** Applies a template, and tells the customer that undo restores the old design. */
export function takeTemplate(editor: Editor, template: DesignTemplate): void {
  const { store, surface, nextLayerId } = editor;
  if (!commit(store, applyTemplate(documentOf(store.getState()), template, surface, nextLayerId))) return;
  select(store, []);
  editor.notify('studio.templates.applied');
}
