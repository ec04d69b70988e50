export interface TextStandinOptions {
  readonly accountSid: string;
  readonly authToken: string;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** What the stand-in can be told to do wrong, once each, in the order given. */
export type TextMisbehaviour = 'refused' | 'busy' | 'away' | 'answerLost';

/** A message that was taken. */
export interface StandinText {
  readonly sid: string;
  readonly to: string;
  readonly from: string | null;
  readonly service: string | null;
  readonly body: string;
  readonly at: number;
}

/** Messages kept: a demo's page shows these, the latest first. */
export const MAX_KEPT = 50;
