/** What a bill says, as text: everything that is printed, in the order of reading. */
export interface BillView {
  /** BCP 47 */
  readonly language: string;
  readonly rightToLeft: boolean;
  readonly title: string;
  readonly issuer: string;
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly tables: readonly Table[];
  readonly notes: readonly string[];
  /** Details after the notes. */
  readonly details: readonly Table[];
  readonly page: (page: number, pages: number) => string;
  /** UTC, ms: the time in the file's properties, so that the same bill is the same file. */
  readonly issuedAt: number;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The first column has words; the others have figures. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row, in larger letters; empty for none. */
  readonly total: readonly string[];
}
