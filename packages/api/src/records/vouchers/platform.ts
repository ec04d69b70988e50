/** The one port to whoever sold the vouchers; another platform is another file that fills it (PY-09). */
export interface VoucherPlatform {
  /**
   * What a code stands for, ready to be redeemed at a place.
   * @returns undefined where the platform knows no such code, or nothing of it is left
   * @throws ProviderUnavailable
   */
  readonly prepare: (code: string, place: string) => Promise<Prepared | undefined>;
  /**
   * Redeems one voucher, once for a token however often and however late it is called again.
   * @throws ProviderUnavailable
   */
  readonly redeem: (request: RedeemRequest) => Promise<Redeemed>;
  /**
   * Takes a redemption back, where the platform still lets it.
   * @returns `kept` where it does not: the voucher stays redeemed there
   * @throws ProviderUnavailable
   */
  readonly undo: (redemption: Redemption) => Promise<'undone' | 'kept'>;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
}

export interface Prepared {
  /** With the same token the platform redeems once. */
  readonly verifyToken: string;
  readonly orderNumber: string;
  readonly certificates: readonly Certificate[];
}

export interface Certificate {
  readonly certificateId: string;
  /** Names the voucher to the platform, for this preparation. */
  readonly encryptedCode: string;
  readonly sku: string;
  readonly title: string;
  /** UTC, ms. */
  readonly expiresAt: number;
}

export interface RedeemRequest {
  readonly verifyToken: string;
  readonly encryptedCode: string;
  readonly place: string;
  /** It was asked for with this token before, and the answer may have been lost. */
  readonly again: boolean;
}

export type Redeemed =
  | { readonly kind: 'redeemed'; readonly verifyId: string }
  | { readonly kind: 'refused'; readonly why: string };

export interface Redemption {
  readonly verifyId: string;
  readonly certificateId: string;
  readonly encryptedCode: string;
}
