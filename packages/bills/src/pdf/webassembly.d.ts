/** What this package uses of WebAssembly; without the library of the browser, Node's types have only parts of it. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: object } }>;
}
