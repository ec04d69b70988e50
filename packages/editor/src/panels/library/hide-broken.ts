import type { SyntheticEvent } from 'react';

/** A picture that did not come leaves its tile empty, not marked as broken: its name is still read and shown. */
export const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.visibility = 'hidden';
};
