import { isDictionary, type PdfDictionary, type PdfFile, type PdfValue } from './pdf-file.ts';

/** One thing that is painted. */
interface Mark {
  readonly form: keyof State | 'image';
  /** Its colour space: a name of a device space, or an array. */
  readonly space: PdfValue;
  /** Points; of a stroke. */
  readonly width?: number;
}

/** What the operators of a page paint. */
export interface Painted {
  /** In the order of painting. */
  readonly marks: readonly Mark[];
  /** Operators that are not read here, so that nothing known follows from them. */
  readonly unread: readonly string[];
}

interface State {
  readonly fill: PdfValue;
  readonly stroke: PdfValue;
}

/** Operators that set a device colour (ISO 32000-1, 8.6.8), and the spaces they choose. */
const SETS: Readonly<Record<string, Partial<State>>> = {
  g: { fill: '/DeviceGray' },
  G: { stroke: '/DeviceGray' },
  rg: { fill: '/DeviceRGB' },
  RG: { stroke: '/DeviceRGB' },
  k: { fill: '/DeviceCMYK' },
  K: { stroke: '/DeviceCMYK' },
};
/** Operators that paint a path (8.5.3), and with which colours. */
const PAINTS: Readonly<Record<string, readonly (keyof State)[]>> = {
  f: ['fill'],
  'f*': ['fill'],
  S: ['stroke'],
  s: ['stroke'],
  B: ['fill', 'stroke'],
  'B*': ['fill', 'stroke'],
};
/** Operators of paths, clips, lines and the graphics state, which paint nothing. */
const NEUTRAL = new Set('m l c v y h re W W* n cm J j M d gs scn SCN sc SC'.split(' '));

/** Follows the operators of a page through its graphics states. A page begins with black of DeviceGray (8.4.1). */
export function paintedSpaces(file: PdfFile, page: PdfDictionary): Painted {
  const marks: Mark[] = [];
  const unread: string[] = [];
  const saved: State[] = [];
  let state: State = { fill: '/DeviceGray', stroke: '/DeviceGray' };
  const named = (kind: string, name: string): PdfValue | undefined => file.get(page, '/Resources', kind, name);
  let [operand, width] = ['', 1];
  for (const token of file.content(page['/Contents']).toString('latin1').split(/\s+/)) {
    const [last, sets, paints] = [operand, SETS[token], PAINTS[token]];
    operand = token;
    if (sets) state = { ...state, ...sets };
    else if (paints)
      marks.push(...paints.map((form) => ({ form, space: state[form], ...(form === 'stroke' && { width }) })));
    else if (token === 'w') width = Number(last);
    else if (token === 'q') saved.push(state);
    else if (token === 'Q') state = saved.pop() ?? state;
    else if (token === 'cs') state = { ...state, fill: named('/ColorSpace', last) ?? last };
    else if (token === 'CS') state = { ...state, stroke: named('/ColorSpace', last) ?? last };
    else if (token === 'Do') {
      const image = named('/XObject', last);
      if (isDictionary(image) && image['/Subtype'] === '/Image')
        marks.push({ form: 'image', space: image['/ColorSpace'] ?? state.fill });
      else unread.push(`${last} Do`);
    } else if (!NEUTRAL.has(token) && !/^$|^[-+.\d]+$|^\//.test(token)) unread.push(token);
  }
  return { marks, unread };
}
