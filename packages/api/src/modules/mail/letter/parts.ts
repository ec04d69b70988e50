/** One part of an e-mail. Its texts may contain anything that people typed. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'list'; readonly title: string; readonly sentences: readonly string[] };

/** What an e-mail says, once, for both of its forms. */
export interface Letter {
  readonly subject: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Small, at the end: why it came, and whom to ask. */
  readonly foot: readonly string[];
  /** The link that ends such e-mails. */
  readonly off: { readonly label: string; readonly url: string } | undefined;
  /** Who sends it. */
  readonly sender: string;
}
