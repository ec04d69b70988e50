import { supportsFeature } from '@litertjs/core';
import plainWasm from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url';
import relaxedWasm from '@litertjs/core/wasm/litert_wasm_internal.wasm?url';
import near from '@mediapipe/face_detection/face_detection_short_range.tflite?url';
import far from '@mediapipe/face_detection/face_detection_full_range_sparse.tflite?url';
import person from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url';
import { liteRtRuntime } from './litert.ts';
import type { ModelName, Runtime } from './runtime.ts';

const MODELS: Readonly<Record<ModelName, string>> = { far, near, person };

/**
 * The runtime in a worker of a browser. Its files are beside the app, on our own origin. Without relaxed SIMD (Safari,
 * older browsers) it takes the build for plain SIMD. Threads need headers that would lock out pictures of other origins,
 * so no build with threads is used.
 * @param load reads a file of our origin; rejects without a network
 */
export async function browserRuntime(load: (address: string) => Promise<ArrayBuffer>): Promise<Runtime> {
  withoutGraphicsCard();
  const relaxed = await supportsFeature('relaxedSimd');
  const glue = relaxed
    ? import('@litertjs/core/wasm/litert_wasm_internal.js')
    : import('@litertjs/core/wasm/litert_wasm_compat_internal.js');
  const [{ default: factory }, wasm] = await Promise.all([glue, load(relaxed ? relaxedWasm : plainWasm)]);
  return liteRtRuntime({ factory, wasm, model: async (name) => new Uint8Array(await load(MODELS[name])) });
}

/** LiteRT asks for a graphics card when it starts, even if all models run on the CPU: this worker has none. */
function withoutGraphicsCard(): void {
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true });
}
