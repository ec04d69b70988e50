import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { liteRtRuntime } from './litert.ts';
import type { Runtime, ModelName } from './runtime.ts';

const require = createRequire(import.meta.url);
/** Found by the name of the package, which is the same in a bundle of its code. */
const VENDOR = join(dirname(require.resolve('@cpc/cutout/package.json')), 'vendor');
const GLUE = '@litertjs/core/wasm/litert_wasm_compat_internal.js';

let started: Promise<Runtime> | undefined;

/** The runtime in Node: the same one at each call, because LiteRT starts once in a process and keeps its state in its module. */
export function nodeRuntime(): Promise<Runtime> {
  started ??= start();
  return started;
}

async function start(): Promise<Runtime> {
  const glue = join(VENDOR, GLUE);
  const wasm = await readFile(glue.replace(/js$/, 'wasm'));
  return liteRtRuntime({
    factory: await commonJs(glue),
    wasm: new Uint8Array(wasm).buffer,
    model: async (name) => new Uint8Array(await readFile(join(VENDOR, MODEL_FILES[name]))),
  });
}

/** What a CommonJS file exports. Its package calls itself `module`, so Node would not load the file as what it is. */
async function commonJs(path: string): Promise<unknown> {
  const module = { exports: {} as unknown };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  const run = compileFunction(await readFile(path, 'utf8'), names, { filename: path });
  run(module, module.exports, require, path, dirname(path));
  return module.exports;
}

/** The models' files in the folder `vendor`, copied from their packages (26 MB): MediaPipe, Apache-2.0. */
const MODEL_FILES: Readonly<Record<ModelName, string>> = {
  far: '@mediapipe/face_detection/face_detection_full_range_sparse.tflite',
  near: '@mediapipe/face_detection/face_detection_short_range.tflite',
  person: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
};
