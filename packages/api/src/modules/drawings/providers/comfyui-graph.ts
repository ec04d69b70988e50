import { modelPrompt, NEGATIVE } from './prompt.ts';
import type { DrawTask } from './provider.ts';
import { modelSize } from './sizes.ts';

const STEPS = 25;
const CFG = 7;
const DENOISE = { restyle: 0.6, vary: 0.45 } as const;

const node = (class_type: string, inputs: Readonly<Record<string, unknown>>) => ({ class_type, inputs });

/**
 * A graph of ComfyUI's own nodes in the form of its API: a checkpoint, two texts, a sampler, and the pictures saved. Links
 * are `[node, output]`.
 * @param image the name of an uploaded picture that the sampler begins with
 */
export function graphOf(task: DrawTask, checkpoint: string, image: string | undefined) {
  const { width, height } = modelSize(task);
  const amount = task.seeds.length;
  const denoise = task.from ? DENOISE[task.from.as] : 1;
  return {
    model: node('CheckpointLoaderSimple', { ckpt_name: checkpoint }),
    wanted: node('CLIPTextEncode', { text: modelPrompt(task), clip: ['model', 1] }),
    unwanted: node('CLIPTextEncode', { text: NEGATIVE, clip: ['model', 1] }),
    ...(image === undefined
      ? { latent: node('EmptyLatentImage', { width, height, batch_size: amount }) }
      : {
          image: node('LoadImage', { image }),
          scaled: node('ImageScale', { image: ['image', 0], upscale_method: 'lanczos', width, height, crop: 'center' }),
          encoded: node('VAEEncode', { pixels: ['scaled', 0], vae: ['model', 2] }),
          latent: node('RepeatLatentBatch', { samples: ['encoded', 0], amount }),
        }),
    sampler: node('KSampler', {
      model: ['model', 0],
      positive: ['wanted', 0],
      negative: ['unwanted', 0],
      latent_image: ['latent', 0],
      seed: task.seeds[0] ?? 0,
      steps: STEPS,
      cfg: CFG,
      sampler_name: 'euler',
      scheduler: 'normal',
      denoise,
    }),
    pixels: node('VAEDecode', { samples: ['sampler', 0], vae: ['model', 2] }),
    saved: node('SaveImage', { images: ['pixels', 0], filename_prefix: 'drawing' }),
  };
}
