/** No printable design has a length or a position beyond this, in mm in either direction from the surface's corner. */
export const MAX_REACH = 10_000;
