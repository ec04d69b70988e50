export interface WorksTables {
  readonly works: {
    readonly id: string;
    readonly account_id: string;
    readonly goods_id: string;
    readonly title: string;
    /** JSON of a DesignDocument. */
    readonly document: string;
    readonly revision: number;
    readonly created_at: number;
    readonly updated_at: number;
  };
}
