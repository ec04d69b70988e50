/** The most languages on the poster of a station: more would be too small to be read from the street. */
export const MAX_POSTER_LANGUAGES = 6;
