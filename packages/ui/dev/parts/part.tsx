import type { ReactNode } from 'react';

export function Part({ children }: { readonly children: ReactNode }) {
  return <section className="flex flex-col gap-3 py-4">{children}</section>;
}
