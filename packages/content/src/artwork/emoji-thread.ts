import { parentPort } from 'node:worker_threads';
import { compileEmoji } from '../emoji/drawing/draw.ts';

export type EmojiAnswer = { readonly json: string } | { readonly error: string };

function answer(svg: string): EmojiAnswer {
  try {
    return { json: JSON.stringify(compileEmoji(svg)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (svg: string) => parentPort?.postMessage(answer(svg)));
