/** The part of pica that the bench uses; the package has no types. */
declare module 'pica' {
  interface Pica {
    resizeBuffer(options: {
      readonly src: Uint8ClampedArray;
      readonly width: number;
      readonly height: number;
      readonly toWidth: number;
      readonly toHeight: number;
      readonly filter: string;
    }): Promise<Uint8Array<ArrayBuffer>>;
  }
  export default function createPica(options: { readonly features: readonly string[] }): Pica;
}
