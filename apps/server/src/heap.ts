import { setFlagsFromString } from 'node:v8';

/** By how much a heap grows between two full collections, percent of what was live after the last. */
const HEAP_GROWTH_PERCENT = 30;

/**
 * Bounds the garbage that the heaps of this process hold. Where the machine has much memory, V8 lets a heap grow up to
 * fourfold before it collects: large designs, read and dropped, then take hundreds of megabytes that nobody uses.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`);
}
