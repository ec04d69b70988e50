/** Stands where something of the same size will be; give it that size. */
export function Skeleton({ className = '' }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={`animate-sheen bg-lifted block rounded-medium ${className}`} />;
}
