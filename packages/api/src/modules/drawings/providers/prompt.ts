import type { DrawingStyle } from '@cpc/domain';
import type { DrawTask } from './provider.ts';

/** The styles in the words of image models. */
const STYLE_WORDS: Readonly<Record<DrawingStyle, string>> = {
  modern: 'modern flat vector illustration, clean geometric shapes, bold composition, limited palette',
  cartoon: 'cartoon illustration, bold outlines, bright flat colours, playful',
  pencil: 'graphite pencil drawing on white paper, fine hatching, monochrome',
  anime: 'anime illustration, cel shading, crisp line art, luminous light',
  sketch: 'ink sketch with loose lines and watercolour wash',
};

/** What no picture for a print should have. */
export const NEGATIVE = 'text, watermark, signature, frame, blurry, low quality, nudity, gore';

/** The prompt for a model server. */
export function modelPrompt({ prompt, style, from }: DrawTask): string {
  const words = STYLE_WORDS[style];
  if (from?.as === 'restyle') return `Redraw this picture as: ${words}. Keep the composition and the subjects.`;
  return `${prompt}, ${words}`;
}

/** What ends a word for a model server, with what it may read as a setting. */
const SETTINGS: readonly RegExp[] = [
  // sd-server reads JSON settings here; with its content, whether it is closed or not.
  /<\s*sd_cpp_extra_args\b[^]*?(?:<\s*\/\s*sd_cpp_extra_args\s*>|$)/giu,
  // <lora:name:1>, <hypernet:…>, <lyco:…> and the like load files. An unclosed one ends with its word.
  /<\s*\/?\s*\p{L}[^<>]{0,400}>/gu,
  /<\s*\w+\s*:\S*/gu,
  // ComfyUI loads a file for `embedding:name`.
  /\bembedding\s*:\s*/giu,
  // Midjourney and sd-server style arguments.
  /(?:^|\s)--[a-z][\w-]*(?:=\S+)?/giu,
];

/** Nobody nests settings so deeply by accident; the signs that are left are removed after it. */
const MAX_ROUNDS = 8;

/**
 * Removes the settings syntax of model servers from a customer's words, and characters that are no text. Weights and
 * alternatives, as `(word:1.3)`, `[a|b]`, `{a|b}` and `__list__`, become plain words.
 * @returns words in one line; empty if nothing is left
 */
export function plainPrompt(prompt: string): string {
  // Runs of spaces would make the settings slow to find.
  let text = prompt.normalize('NFC').replaceAll(/[\p{Cc}\s]+/gu, ' ');
  // Removing one setting may join the halves of another.
  for (let before = '', rounds = 0; before !== text && rounds < MAX_ROUNDS; rounds += 1) {
    before = text;
    for (const setting of SETTINGS) text = text.replaceAll(setting, ' ');
    text = text.replaceAll(/\s+/gu, ' ');
  }
  return text
    .replaceAll(/:\s*\d+(?:\.\d+)?(?=\s*[)\]])/gu, '')
    .replaceAll(/_{2,}|\${2,}|[()[\]{}|\\<>]/gu, ' ')
    .replaceAll(/[\p{Cs}\p{Cn}\p{Co}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
