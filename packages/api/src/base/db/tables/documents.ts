export interface DocumentsTables {
  /** Designs as JSON, each content once. Works, links, entries of shopping lists and items of orders refer to them. */
  readonly documents: {
    /** SHA-256 of the content, lower-case hex. */
    readonly hash: string;
    readonly content: string;
    /** Of the content in UTF-8. */
    readonly bytes: number;
  };
  /** Every picture a design names, also in its hidden layers. */
  readonly document_pictures: {
    readonly hash: string;
    readonly asset: string;
  };
}
