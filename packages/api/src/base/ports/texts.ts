/** A gateway that sends short text messages to phones. */
export interface Texts {
  /**
   * @param to E.164
   * @returns whether the gateway took the message; a gateway that does not answer in time did not
   */
  readonly send: (to: string, text: string) => Promise<boolean>;
  /** The page on which a demo's messages are read; a real gateway has none. */
  readonly inbox?: string | undefined;
  readonly close: () => Promise<void>;
}
