/** A gateway that sends short text messages to phones. */
export interface Texts {
  /**
   * @param to E.164
   * @returns true if the gateway accepted the message; false if it refused or did not answer in time
   */
  readonly send: (to: string, text: string) => Promise<boolean>;
  /** The page that shows the messages of a demo; a real gateway has none. */
  readonly inbox?: string | undefined;
  readonly close: () => Promise<void>;
}
