import type { Editor } from '../../model/editor.ts';
import { openPanel } from '../../session/panels.ts';
import type { DesignTemplate } from '../../ports/ports.ts';

const asked = new WeakMap<Editor['store'], DesignTemplate>();

/** Opens the templates with the form of one (ED-13). */
export function askFor({ store }: Editor, template: DesignTemplate): void {
  asked.set(store, template);
  openPanel(store, 'templates');
}

/** The template whose form the panel of templates opens with; undefined if it opens with all of them. */
export const askedTemplate = ({ store }: Editor): DesignTemplate | undefined => asked.get(store);

/** The form is open: the next time, the panel opens with all templates. */
export function forgetAsked({ store }: Editor): void {
  asked.delete(store);
}
