import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How far a print has come, as a percentage. */
    '--done'?: string;
  }
}
