import { supportsFeature } from '../vendor/@litertjs/core/dist/index.js';
import plainWasm from '../vendor/@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url';
import relaxedWasm from '../vendor/@litertjs/core/wasm/litert_wasm_internal.wasm?url';
import near from '../vendor/@mediapipe/face_detection/face_detection_short_range.tflite?url';
import far from '../vendor/@mediapipe/face_detection/face_detection_full_range_sparse.tflite?url';
import person from '../vendor/@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url';
import { liteRtRuntime } from './litert.ts';
import type { ModelName, Runtime } from './runtime.ts';

/** This browser has no WebAssembly with SIMD, which every build of the runtime needs. */
export class NoSimd extends Error {}

/** The smallest module that uses SIMD (v128.const 0): a browser without it does not know its bytes. */
const WITH_SIMD = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

const MODELS: Readonly<Record<ModelName, string>> = { far, near, person };

/**
 * The runtime in a worker of a browser. Its files are beside the app, on our own origin. Without relaxed SIMD (Safari,
 * older browsers) it takes the build for plain SIMD. Threads need headers that would lock out pictures of other origins,
 * so no build with threads is used.
 * @param load reads a file of our origin; rejects without a network
 * @throws NoSimd
 */
export async function browserRuntime(load: (address: string) => Promise<ArrayBuffer>): Promise<Runtime> {
  if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(WITH_SIMD))
    throw new NoSimd('no WebAssembly with SIMD');
  withoutGraphicsCard();
  const relaxed = await supportsFeature('relaxedSimd');
  const glue = relaxed
    ? import('@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_internal.js')
    : import('@cpc/cutout/vendor/@litertjs/core/wasm/litert_wasm_compat_internal.js');
  const [{ default: factory }, wasm] = await Promise.all([glue, load(relaxed ? relaxedWasm : plainWasm)]);
  return liteRtRuntime({ factory, wasm, model: async (name) => new Uint8Array(await load(MODELS[name])) });
}

/** LiteRT asks for a graphics card when it starts, even if all models run on the CPU: this worker has none. */
function withoutGraphicsCard(): void {
  Object.defineProperty(navigator, 'gpu', { value: undefined, configurable: true });
}
