import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The printed part, as a percentage. */
    '--done'?: string;
    /** The colour of the blot behind a case. */
    '--blot'?: string;
  }
}
