import type { Colour } from '@cpc/design';
import { luminance } from '../store/ink.ts';

/** Darker than this, a sample is lost on the panels' own ground. */
const DARK = 0.12;

/** The class of a ground on which a sample in this colour can be seen: something light beneath what is dark. */
export const sampleGround = (ink: Colour): string => (luminance(ink) < DARK ? 'bg-ink' : '');
