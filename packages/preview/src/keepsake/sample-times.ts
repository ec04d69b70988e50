/** When a chunk of a clip is decoded and shown, whole microseconds. */
export interface SampleTimes {
  readonly decoded: number;
  readonly shown: number;
}

/** Whole microseconds at which a frame of a film is shown. */
export const frameTime = (frame: number, rate: number): number => Math.floor((frame * 1e6) / rate);

/**
 * Times of chunks in the order in which they are decoded, which need not be that in which they are shown: an encoder may
 * code a frame by a later one (Firefox does). No chunk is shown before it is decoded, so all are shown later by the same
 * time (ISO/IEC 14496-12, 8.6.1).
 * @param timestamps of the chunks, as the encoder gives them out
 * @param rate frames a second
 */
export function sampleTimes(timestamps: readonly number[], rate: number): readonly SampleTimes[] {
  const early = timestamps.map((timestamp, i) => frameTime(i, rate) - timestamp);
  const delay = early.reduce((most, one) => Math.max(most, one), 0);
  return timestamps.map((timestamp, i) => ({ decoded: frameTime(i, rate), shown: timestamp + delay }));
}
