/** A placeholder for content that is loading; give it the content's size. */
export function Skeleton({ className = '' }: { readonly className?: string | undefined }) {
  return <span aria-hidden className={`animate-sheen bg-lifted block rounded-medium ${className}`} />;
}
