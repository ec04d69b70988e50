import { Card } from '@cpc/ui';
import type { ReactNode } from 'react';

/** Parts of a page, one below the other. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-4">{children}</div>
);

/** Two columns, which become one if there is no room for three. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-4 roomy:contents">{children}</div>
);

/** A titled section about a station or a person. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-5">
      <h2 className="text-lead font-semibold">{title}</h2>
      {children}
    </Card>
  );
}
