import type { DrawingsConfig } from '../../../base/services.ts';
import { automatic1111 } from './automatic1111.ts';
import { comfyui } from './comfyui.ts';
import { openaiImages } from './openai.ts';
import type { DrawingProvider } from './provider.ts';
import { replicate } from './replicate.ts';

const MODEL_SERVERS = { openai: openaiImages, automatic1111, comfyui, replicate } as const;

/**
 * The provider that the operator has chosen.
 * @param illustrator the embedded illustrator, if this server has one
 * @returns undefined if nobody draws here
 */
export function providerOf(
  { provider, restyle }: DrawingsConfig,
  illustrator: DrawingProvider | undefined,
): DrawingProvider | undefined {
  if (!provider || provider.kind === 'illustrator') return provider && illustrator;
  return MODEL_SERVERS[provider.kind](provider, restyle);
}
