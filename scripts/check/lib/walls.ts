import { relative } from 'node:path';
import { findCircle } from './circles.ts';
import { reached, type Source } from './sources.ts';

/**
 * The height of each folder that is a floor with several rooms. All other folders and files are above them, each a
 * room.
 */
export type Walls = Readonly<Record<string, number>>;

interface Place {
  readonly height: number;
  /** A folder, or a file that lies beside the folders. */
  readonly room: string;
}

/** The part of an upper room that the server uses: its calls, routes and jobs. */
const FACE = /^modules\/.*\bmodule\.ts$/;

/**
 * Checks the imports inside a package: a file imports only from its own floor and those below, no two rooms need each
 * other, and only the file that assembles the package imports a room's `module.ts`. Tests may import anything.
 * @param folder the folder of the sources
 * @returns the problems, in words
 */
export function wallProblems(folder: string, sources: readonly Source[], walls: Walls): string[] {
  const house = sources
    .map((source) => ({ here: relative(folder, source.file), source }))
    .filter(({ here }) => !here.endsWith('.test.ts') && !here.startsWith('testing/'))
    .map(({ here, source }) => ({ here, wanted: reached(source).map((file) => relative(folder, file)) }));
  const rooms = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const { here, wanted } of house) {
    const own = placeOf(here, walls);
    for (const there of wanted) {
      const other = placeOf(there, walls);
      if (other.height > own.height) problems.push(`${here} imports ${there} from a floor above`);
      if (FACE.test(there) && here !== 'modules.ts')
        problems.push(`${here} imports ${there}; only modules.ts may import a module.ts`);
      if (other.room !== own.room) rooms.set(own.room, (rooms.get(own.room) ?? new Set()).add(other.room));
    }
  }
  const circle = findCircle(rooms);
  if (circle) problems.push(`import cycle of folders: ${circle.join(' → ')}`);
  const stood = new Set(house.map(({ here }) => here.split('/')[0]));
  for (const floor of Object.keys(walls))
    if (!stood.has(floor)) problems.push(`the floor ${floor} has no files: does the check read the right folder?`);
  return problems;
}

function placeOf(path: string, walls: Walls): Place {
  const [folder = '', room = ''] = path.split('/');
  const height = walls[folder];
  return height === undefined
    ? { height: Number.POSITIVE_INFINITY, room: folder }
    : { height, room: `${folder}/${room}` };
}
