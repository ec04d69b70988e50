/** How many days the server keeps unused data. The apps show customers the same numbers. */
export const RETENTION_DAYS = {
  /** A guest's designs and list, after the last visit: as long as the same guest can come back. */
  guest: 30,
  /** A guest's design with a live link, after the link was made. */
  guestLink: 180,
  /** A guest's picture that no design uses. */
  guestPicture: 7,
  /** A registered customer's picture that no design uses. */
  picture: 30,
  /** The results of a drawing from words that are not kept. */
  drawing: 3,
  /** The words of a drawing. */
  prompt: 90,
  /** The design of an order that was closed unpaid, after it was placed. */
  unpaidOrder: 30,
  /** An e-mail address that was given for one order, after it was given. */
  orderMail: 180,
  /** Another e-mail address of an account or a person, until the link in its e-mail confirms it. */
  askedMail: 1,
  /** An e-mail address that was replaced or removed, after that. */
  formerMail: 7,
  /** A design that was deleted. */
  deleted: 30,
  /** A design whose link was reported: at least this long after the report, even if it was deleted. */
  report: 365,
} as const;
