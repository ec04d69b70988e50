/** The only port to a voucher platform. Another platform is another file that implements it (PY-09). */
export interface VoucherPlatform {
  /**
   * What a code stands for, ready to be redeemed at a place.
   * @returns undefined if the platform does not know the code, or nothing is left to redeem
   * @throws ProviderUnavailable
   */
  readonly prepare: (code: string, place: string) => Promise<Prepared | undefined>;
  /**
   * Redeems one voucher. Repeated calls with the same token redeem it only once, however late they come.
   * @throws ProviderUnavailable
   */
  readonly redeem: (request: RedeemRequest) => Promise<Redeemed>;
  /**
   * Undoes a redemption, if the platform still allows it.
   * @returns `kept` if it does not: the voucher stays redeemed there
   * @throws ProviderUnavailable
   */
  readonly undo: (redemption: Redemption) => Promise<'undone' | 'kept'>;
  /** Closes its connections. */
  readonly close: () => Promise<void>;
}

export interface Prepared {
  /** The platform redeems only once with the same token. */
  readonly verifyToken: string;
  readonly orderNumber: string;
  readonly certificates: readonly Certificate[];
}

export interface Certificate {
  readonly certificateId: string;
  /** Identifies the voucher to the platform, for this preparation. */
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
  /** True if this token was used before and the answer may have been lost. */
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
