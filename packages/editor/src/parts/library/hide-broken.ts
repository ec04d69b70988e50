import type { SyntheticEvent } from 'react';

/** Hides a picture that failed to load, so that the browser shows no broken icon. Its name stays. */
export const hideBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.style.visibility = 'hidden';
};
