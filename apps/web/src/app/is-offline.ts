interface Connected {
  readonly onLine: boolean;
  readonly connection?: { readonly type?: string };
}

/** `navigator.connection` does not exist in every browser. Where it exists, type `none` counts as offline too (LN-05). */
export const isOffline = ({ onLine, connection }: Connected): boolean => !onLine || connection?.type === 'none';
