import { useState } from 'react';
import { readText, writeText } from '../core/storage.ts';

type Theme = 'light' | 'dark';

function apply(theme: Theme): Theme {
  document.documentElement.dataset['theme'] = theme;
  return theme;
}

/** Light, unless dark was chosen on this device. */
export const startTheme = (): Theme => apply(readText('theme') === 'dark' ? 'dark' : 'light');

export function useTheme(): readonly [dark: boolean, setDark: (dark: boolean) => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
  const setDark = (dark: boolean) => {
    const next = apply(dark ? 'dark' : 'light');
    writeText('theme', next);
    setTheme(next);
  };
  return [theme === 'dark', setDark];
}
