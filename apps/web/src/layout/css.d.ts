import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The printed part, as a percentage. */
    '--done'?: string;
  }
}
