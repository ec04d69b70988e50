/** A change that is sent; what `useMutation` returns. */
export interface Act<Input> {
  readonly mutate: (
    input: Input,
    options: { readonly onSuccess?: () => void; readonly onError?: (error: Error) => unknown },
  ) => void;
  readonly isPending: boolean;
}
