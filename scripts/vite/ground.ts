import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const LOOK = fileURLToPath(new URL('../../packages/ui/src/styles.css', import.meta.url));
const THEMES = ['dark', 'light'] as const;

/** The ground colour of a theme, read from the style sheet of the look, which lists the dark one first. */
export async function groundOf(theme: (typeof THEMES)[number]): Promise<string> {
  const found = [...(await readFile(LOOK, 'utf8')).matchAll(/--color-ground: (#[0-9a-f]{6});/g)];
  const colour = found[THEMES.indexOf(theme)]?.[1];
  if (colour === undefined) throw new Error(`${LOOK} has no ground colour for ${theme}`);
  return colour;
}
