import type { MessageKey } from '@cpc/i18n';
import type { IconName } from '@cpc/ui';
import type { Editor } from '../model/editor.ts';
import type { EditorState } from '../session/state.ts';

/** Something the customer can do, as a value. Buttons, the list of shortcuts and the keyboard all use it. */
export interface Action {
  readonly id: string;
  readonly label: (state: EditorState) => MessageKey;
  readonly icon: (state: EditorState) => IconName;
  /** Key combinations as {@link comboOf} writes them. */
  readonly keys: readonly string[];
  readonly enabled: (state: EditorState) => boolean;
  /** @param combo the pressed keys, for actions whose keys mean different directions */
  readonly run: (editor: Editor, combo?: string) => void;
}

type KeyReading = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & {
  readonly code?: string;
};

/** Writes a key press in one spelling: `mod+shift+z`, `arrowleft`, `[`. `mod` is Control, or Command on a Mac. */
export function comboOf(event: KeyReading): string {
  const key = letterOf(event) ?? event.key.toLowerCase();
  // For other characters, Shift is needed to type them. It counts only with letters and named keys.
  const shift = event.shiftKey && (key.length > 1 || /\p{L}/u.test(key));
  return [event.ctrlKey || event.metaKey ? 'mod' : '', event.altKey ? 'alt' : '', shift ? 'shift' : '', key]
    .filter(Boolean)
    .join('+');
}

/** With Alt, `event.key` may be the sign that the letter types (å for A on a Mac). Then `code` gives the letter. */
function letterOf({ altKey, code }: KeyReading): string | undefined {
  return altKey ? /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase() : undefined;
}
