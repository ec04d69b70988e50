import type { ActionName } from '@cpc/contract';

/** Bytes of a body that anybody may send. */
export const MAX_BODY_BYTES = 64 * 1024;
/** Bytes of a body that carries a design, for a caller with a login: 500 layers with long doodles fit. */
export const MAX_DESIGN_BYTES = 4 * 2 ** 20;
/** Fields of a form. The largest input of the contract has about twenty. */
export const MAX_FIELDS = 100;
/** Arrays and objects inside each other. */
export const MAX_JSON_DEPTH = 64;
/** Arrays and objects of one JSON text: these cost the parser most. */
export const MAX_JSON_CONTAINERS = 50_000;
/** All values of one JSON text. A design full of doodles has 300,000 numbers. */
export const MAX_JSON_VALUES = 500_000;
/** A small body comes in this time, in ms; a design also where the network brings no more than 8 kB a second. */
export const MAX_BODY_MS = 120_000;
export const MAX_DESIGN_BODY_MS = 540_000;
/** Bytes of a refused body that are still read, so that an honest client gets the answer and no broken connection. */
export const MAX_DRAINED_BYTES = 4 * MAX_DESIGN_BYTES;
export const MAX_DRAIN_MS = 5_000;

/** The actions that keep a design for later. */
export const KEEPING_ACTIONS: readonly ActionName[] = [
  'Work.save',
  'Works.save',
  'PhoneWorks.save',
  'ColourWorks.save',
  'TshirtWorks.save',
  'ShoppingList.add',
  'ShoppingList.change',
];

/** The actions that take a design in. All others are held to MAX_BODY_BYTES. */
export const DESIGN_ACTIONS: ReadonlySet<string> = new Set<ActionName>([...KEEPING_ACTIONS, 'Order.place']);
