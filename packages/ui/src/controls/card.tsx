import type { ComponentProps } from 'react';

/** A surface raised from the ground. */
export function Card({ className = '', children, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={`bg-raised rounded-large p-4 ${className}`}>
      {children}
    </section>
  );
}
