/** How many days the server keeps what nobody uses. The apps tell their customers the same numbers. */
export const KEPT_DAYS = {
  /** A guest's designs and list, from the last visit: as long as the same guest can come back. */
  guest: 30,
  /** A guest's design that a live link shows, from when the link was made. */
  guestLink: 180,
  /** A guest's picture that no design uses. */
  guestPicture: 7,
  /** A registered customer's picture that no design uses. */
  picture: 30,
  /** The design of an order that was closed unpaid, from when it was placed. */
  unpaidOrder: 30,
  /** A design that was deleted. */
  deleted: 30,
  /** A design whose link was reported, at least so long after the report, also once it was deleted. */
  report: 365,
} as const;
