export interface UploadsTables {
  /** Who may use a stored picture. The same bytes from two customers are one blob and two rows. */
  readonly pictures: {
    readonly account_id: string;
    /** SHA-256 of the stored, re-encoded file. */
    readonly asset: string;
    /** The same, at most 2048 px long. */
    readonly proxy_asset: string;
    readonly media_type: string;
    /** px, orientation applied */
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
    readonly created_at: number;
  };
}
