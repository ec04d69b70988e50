/** Structured log. Never give it a token, password, phone number or address (SE-06). */
export interface Log {
  readonly info: (facts: Readonly<Record<string, unknown>>, what: string) => void;
  readonly warn: (facts: Readonly<Record<string, unknown>>, what: string) => void;
  readonly error: (facts: Readonly<Record<string, unknown>>, what: string) => void;
}
