/** LiteRT's own JavaScript around its WebAssembly: a CommonJS module that exports a factory. */
declare module '@cpc/cutout/vendor/@litertjs/core/wasm/*.js' {
  const factory: unknown;
  export default factory;
}
