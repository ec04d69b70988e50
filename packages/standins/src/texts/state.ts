export interface TextStandinOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The faults that the stand-in can simulate; each order counts once, in the given order. */
export type TextMisbehaviour = 'refused' | 'busy' | 'away' | 'answerLost';

/** An accepted message. */
export interface StandinText {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly service: string | null;
  readonly body: string;
  readonly at: number;
}

/** The number of messages that are kept. */
export const MAX_KEPT = 50;
