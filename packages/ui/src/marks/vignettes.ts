/** A small drawing in ink with one spot of colour, printed a little beside its lines. On a grid of 160 × 120. */
export interface Vignette {
  /** The name of the spot's colour in the style sheet: `--color-<ink>`. */
  readonly ink: 'warm' | 'cool' | 'good' | 'warn' | 'plum';
  /** Filled with the colour. */
  readonly spot: string;
  /** Drawn with the pen. */
  readonly lines: string;
}

/** What an empty or interrupted page shows in place of its icon, by the icon's name. Own work. */
export const VIGNETTES: Readonly<Record<string, Vignette>> = {
  // A paper bag.
  bag: {
    ink: 'warm',
    spot: 'M56 47l58-1 5 58-68 3Z',
    lines:
      'M51 42c18-2 38-1 57-1 2 20 3 41 5 61-22 2-45 1-67 1 2-20 3-41 5-61ZM66 54c-1-9-1-18 1-24 4-12 22-12 26 0 2 6 1 14 1 23M66 55h.1M94 54h.1M58 90c4 2 8 2 12 0',
  },
  // An empty basket.
  cart: {
    ink: 'warn',
    spot: 'M46 66l79-2-9 41-58 2c-7-10-9-26-12-41Z',
    lines:
      'M36 60c29-2 58-1 88 0M41 61c2 13 5 26 8 38 1 3 3 4 6 4 17 1 34 1 51 0 3 0 5-2 6-5 3-12 5-25 7-37M57 59c5-9 10-18 15-27M103 59c-5-9-9-18-15-27M61 71l3 21M80 71v22M99 71l-3 21',
  },
  // A heart, still without company.
  heart: {
    ink: 'plum',
    spot: 'M85 106C60 89 45 74 44 56c-1-22 28-30 42-8 14-22 42-14 41 8-1 18-17 33-42 50Z',
    lines:
      'M79 99C54 82 39 68 38 50c-1-22 28-30 42-9 13-21 41-13 41 9-1 18-17 33-42 49ZM50 46c1-7 6-11 12-12M134 28v12M128 34h12M24 78v10M19 83h10M136 96h.1M30 30h.1',
  },
  // A bare case and a brush.
  brush: {
    ink: 'good',
    spot: 'M46 76c10-10 18-2 28-9 10-6 16-8 22-2 4 6-2 10-10 14 6 2 4 8-4 12-12 6-24 8-34 2-6-4-6-12-2-17Z',
    lines:
      'M53 21c12-1 24-1 36 0 6 0 10 4 10 10v14M99 88v5c0 6-4 10-10 10-12 1-24 1-36 0-6 0-10-4-10-10-1-21-1-41 0-62 0-6 4-10 10-10M51 32c0-2 1-3 3-3h12c2 0 3 1 3 3v14c0 2-1 3-3 3H54c-2 0-3-1-3-3ZM135 22c3 3 1 7-1 11-9 13-18 25-28 37l-8-7c11-10 22-22 33-34 2-2 3-5 4-7ZM98 63c-8 0-11 6-12 13-1 4-4 6-7 7 10 5 24 3 27-13',
  },
  // A lens that finds nothing.
  search: {
    ink: 'cool',
    spot: 'M80 34c17 0 29 12 29 29S97 92 80 92 51 80 51 63s12-29 29-29Z',
    lines:
      'M73 26c17-1 30 12 30 29 1 17-12 30-29 30-17 1-30-12-30-29-1-17 12-29 29-30ZM96 76c3 2 6 5 9 8M102 88l5-7 24 22c3 3-3 10-7 7ZM64 49c1-11 19-11 19 1 0 8-9 7-9 15M74 72h.1M22 88h.1M31 96h.1M43 101h.1M57 103h.1',
  },
  // A plug pulled out.
  offline: {
    ink: 'warn',
    spot: 'M49 63h17c4 0 7 3 7 7v9c0 4-3 7-7 7H49ZM103 61h14v26h-14c-5 0-8-4-8-8V69c0-5 3-8 8-8Z',
    lines:
      'M10 92c14 3 16-22 29-23h5M45 55h15c5 0 8 3 8 7v12c0 5-3 8-8 8H45ZM68 62h9M68 75h9M112 53H99c-5 0-9 4-9 9v13c0 5 4 9 9 9h13ZM112 68h6c14 1 12 24 30 21M83 42c0-4-1-8-1-12M72 44c-2-4-5-7-8-9M94 44c3-3 5-6 8-9M84 96v8M75 94l-4 6M93 94l4 6',
  },
  // A spilled bottle of ink.
  warning: {
    ink: 'warn',
    spot: 'M92 86c9 3 13-3 23-1 13 2 11-7 22-2 12 6 7 18-7 20-16 2-32 2-48 1-13-1-6-16 10-18Z',
    lines:
      'M30 60c14-1 28-1 42 0 5 0 8 3 8 8v24c0 5-3 8-8 8-14 1-28 1-42 0-5 0-8-3-8-8V68c0-5 3-8 8-8ZM80 71h10M80 90h9M92 66c1 9 1 19 0 28M36 72h18v17H36ZM41 78h8M41 83h5M126 39l14 7-6 13-14-7ZM110 70h.1M118 76h.1M104 62h.1M16 104c22 1 42 0 62 1',
  },
  // A print station asleep.
  printer: {
    ink: 'plum',
    spot: 'M55 47h60v28H55Z',
    lines:
      'M43 28c24-1 48-1 72 0 4 0 6 2 6 6v68c-28 1-56 1-84 0V34c0-4 2-6 6-6ZM49 41c20-1 40-1 60 0v27c-20 1-40 1-60 0ZM63 42v8h14v-8M56 82c16 1 32 1 48 0v6H56ZM46 102v5M112 102v5M128 26h9l-9 11h10M142 9h7l-7 9h8',
  },
  // A case that is done.
  check: {
    ink: 'good',
    spot: 'M65 27h44c7 0 11 5 11 11v58c0 7-4 11-11 11H65c-7 0-11-4-11-11V38c0-6 4-11 11-11Z',
    lines:
      'M59 20c14-1 28-1 42 0 7 0 12 5 12 12v58c0 7-5 12-12 12-14 1-28 1-42 0-7 0-12-5-12-12V32c0-7 5-12 12-12ZM64 62c4 4 8 9 12 13 7-9 15-18 23-27M133 26v13M127 33h13M27 58v11M21 64h12M136 88v8M132 92h8',
  },
  // A numbered ticket.
  queue: {
    ink: 'cool',
    spot: 'M63 32h48v69l-8-5-8 5-8-5-8 5-8-5-8 5Z',
    lines: 'M56 24c16-1 32-1 48 0v70l-8-5-8 5-8-5-8 5-8-5-8 5ZM67 36c8 1 17 1 26 0M75 55l7-6v22M74 71h15M67 81h26',
  },
  // The time is over.
  clock: {
    ink: 'warn',
    spot: 'M66 98c4-14 11-19 18-23 8 4 15 9 19 23ZM72 44h26c-3 7-7 12-13 16-6-4-10-9-13-16Z',
    lines:
      'M50 22c20-1 40-1 60 0M50 102c20 1 40 1 60 0M57 23c0 19 5 27 22 39-17 12-22 20-22 39M103 23c0 19-5 27-22 39 17 12 22 20 22 39M80 66v6M80 79h.1',
  },
  // An empty box.
  box: {
    ink: 'warm',
    spot: 'M46 65l39 14v32L46 98ZM89 79l36-13v31l-36 14Z',
    lines:
      'M40 58c13-5 27-9 40-13 13 4 27 8 40 13-13 5-27 10-40 14-13-4-27-9-40-14ZM40 58v33c13 5 27 10 40 14 13-4 27-9 40-14V58M80 73v31M40 58c-5-4-10-7-14-11 13-5 27-9 40-13 5 4 9 7 14 11M120 58c5-4 10-7 14-11-13-5-27-9-40-13-5 4-9 7-14 11',
  },
  // A folded map.
  pin: {
    ink: 'cool',
    spot: 'M39 50l30-9v58l-30 9ZM101 51l30-9v58l-30 9Z',
    lines:
      'M34 43c9-4 19-7 29-10M34 43v59c10-3 20-6 30-10V66M96 76v26c-11-3-21-7-32-10M96 102c10-3 20-6 30-9V34c-8 3-16 5-24 8M80 76C69 64 62 54 62 44c0-11 8-18 18-18s18 7 18 18c0 10-7 20-18 32ZM80 38c4 0 7 3 7 7s-3 6-7 6-7-3-7-7 3-6 7-6Z',
  },
  // A house to send to.
  home: {
    ink: 'good',
    spot: 'M52 58l33-26 36 28v48H52Z',
    lines:
      'M34 60c16-12 31-24 46-36 15 12 30 24 46 36M46 53c0 16-1 33 0 49 23 1 45 1 68 0 1-16 0-33 0-49M70 102c0-8-1-17 0-25 6-1 13-1 20 0 1 8 0 17 0 25M85 90h.1M100 38V26h9v19',
  },
};
