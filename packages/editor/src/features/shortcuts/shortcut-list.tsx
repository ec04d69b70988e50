import { useT } from '@cpc/ui';
import { ACTIONS } from '../../actions/keyboard.ts';
import { useEditor } from '../../model/context.ts';

const SIGNS: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  alt: 'Alt',
  shift: '⇧',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  escape: 'Esc',
  delete: 'Del',
  backspace: '⌫',
  enter: '↵',
};

/** Lists every shortcut of the editor, from the same list that the keyboard uses. */
export function ShortcutList() {
  const t = useT();
  const state = useEditor().store.getState();
  const rows = ACTIONS.filter(({ keys }) => keys.length > 0).map(({ label, keys }) => ({
    label: t(label(state)),
    keys,
  }));
  return (
    <dl className="text-small grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5">
      {rows.map(({ label, keys }) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="flex flex-wrap justify-end gap-1" dir="ltr">
            {keys.map((combo) => (
              <kbd key={combo} className="bg-lifted min-w-7 rounded-small px-2 py-0.5 text-center font-mono">
                {signOf(combo)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const signOf = (combo: string): string =>
  combo
    .split('+')
    .map((key) => SIGNS[key] ?? (key === '' ? '+' : key.toUpperCase()))
    .filter((sign, i, all) => sign !== '+' || all[i - 1] !== '+')
    .join(' ');
