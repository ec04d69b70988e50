import type { ActionName } from '@cpc/contract';
import { A_DRAWING } from './drawings.ts';
import type { Access, OwnThing } from './who.ts';
import { NONE } from './world.ts';

function ofDrawing(make: OwnThing['make'], rest: object = {}): Access {
  const input = (drawing_id: string) => ({ drawing_id, ...rest });
  return { may: 'customers', of: [{ make, none: NONE, input }] };
}

/** Who may draw from words. A part of the table of access. */
export const DRAWING_ACCESS: Readonly<Partial<Record<ActionName, Access>>> = {
  'Drawing.offer': { may: 'customers' },
  'Drawing.read': { may: 'customers' },
  'Drawing.begin': {
    may: 'customers',
    of: [
      {
        make: (things) => things.drawing(),
        none: NONE,
        input: (drawing_id) => ({ ...A_DRAWING, client_key: 'varied', variation_of: { drawing_id, number: 0 } }),
      },
    ],
  },
  'Drawing.get': ofDrawing((things) => things.drawing()),
  'Drawing.list': { may: 'customers', lists: 'nothing of them' },
  'Drawing.cancel': ofDrawing((things) => things.drawing()),
  'Drawing.keep': ofDrawing((things) => things.drawing(), { number: 0 }),
  'Drawing.delete': ofDrawing((things) => things.drawing()),
};
