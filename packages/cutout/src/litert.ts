import { type CompiledModel, loadAndCompile, loadLiteRt, Tensor } from '../vendor/@litertjs/core/dist/index.js';
import type { ModelName, Runtime } from './runtime.ts';

/** The files of the runtime and of the models, wherever they come from. */
export interface RuntimeFiles {
  /** The function that the runtime's own JavaScript exports. */
  readonly factory: unknown;
  /** The WebAssembly that belongs to it. */
  readonly wasm: ArrayBuffer;
  readonly model: (name: ModelName) => Promise<Uint8Array>;
}

/** What the loader of LiteRT reads from and writes to the global object. */
interface LoaderScope {
  self?: unknown;
  importScripts?: unknown;
  ModuleFactory?: unknown;
  Module?: unknown;
  console: object;
}

/**
 * Starts LiteRT on the CPU. Models are compiled at first use.
 *
 * Its loader fetches a script by `importScripts`, which neither module workers nor Node have. It gets one that hands over
 * the factory which is already here, so that nothing is loaded from an address that the loader makes up.
 */
export async function liteRtRuntime({ factory, wasm, model }: RuntimeFiles): Promise<Runtime> {
  await withLoaderScope(factory, wasm, () => loadLiteRt('runtime.js'));
  const compiled = new Map<ModelName, Promise<CompiledModel>>();
  const compile = async (name: ModelName) => loadAndCompile(await model(name), { accelerator: 'wasm' });
  return {
    async infer(name, input) {
      const ready = compiled.get(name) ?? compile(name);
      compiled.set(name, ready);
      try {
        return await run(await ready, input);
      } catch (error) {
        // A file that did not arrive is asked for again the next time.
        compiled.delete(name);
        throw error;
      }
    },
  };
}

async function withLoaderScope(factory: unknown, wasm: ArrayBuffer, load: () => Promise<unknown>): Promise<void> {
  const scope = globalThis as LoaderScope;
  const before = { importScripts: scope.importScripts, console: scope.console };
  const hadSelf = 'self' in scope;
  if (!hadSelf) scope.self = scope;
  scope.importScripts = () => {
    scope.ModuleFactory = factory;
  };
  // Without these the runtime writes about each model to the console.
  const silent = () => undefined;
  scope.Module = { wasmBinary: wasm, print: silent, printErr: silent };
  // It warns that there is no graphics card, which is as it should be.
  scope.console = { ...before.console, warn: silent };
  try {
    await load();
  } finally {
    scope.console = before.console;
    if (!hadSelf) delete scope.self;
    if (before.importScripts === undefined) delete scope.importScripts;
    else scope.importScripts = before.importScripts;
  }
}

async function run(model: CompiledModel, input: Float32Array): Promise<readonly Float32Array[]> {
  const shape = [...(model.getInputDetails()[0]?.shape ?? [])];
  const tensor = new Tensor(input, shape);
  try {
    const outputs = await model.run(tensor);
    return outputs.map((output) => {
      // A copy: the memory of the output is given back below.
      const values = output.toTypedArray().slice();
      output.delete();
      return values as Float32Array;
    });
  } finally {
    tensor.delete();
  }
}
