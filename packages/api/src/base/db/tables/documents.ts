export interface DocumentsTables {
  /**
   * Designs as JSON; equal designs are stored once. Works, links, entries of shopping lists and items of orders refer
   * to them.
   */
  readonly documents: {
    /** SHA-256 of the content, lower-case hex. */
    readonly hash: string;
    readonly content: string;
    /** The size of the content in UTF-8. */
    readonly bytes: number;
  };
  /** Every picture that a design names, including its hidden layers. */
  readonly document_pictures: {
    readonly hash: string;
    readonly asset: string;
  };
}
